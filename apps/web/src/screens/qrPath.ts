import { generate } from 'lean-qr';

/** A QR code as one path of squares, each 1 by 1, with its number of squares along a side. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => {
    const cells = Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : ''));
    return cells.join('');
  });
  return { size: code.size, path: rows.join('') };
};

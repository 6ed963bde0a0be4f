import type { BackDesign } from '../faceDesign.ts';

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * Path data of a lattice of lozenges that fits `box` exactly: `columns` × `rows` lozenges, whole at all four
 * edges, so that nothing needs clipping and no id is shared between cards.
 */
function lattice({ left, top, width, height }: Box, columns: number, rows: number): string {
  const x = (u: number) => +(left + (u * width) / columns).toFixed(2);
  const y = (v: number) => +(top + (v * height) / rows).toFixed(2);
  let path = '';
  for (let k = 1 - rows; k < columns; k += 1) {
    const from = Math.max(0, k);
    const to = Math.min(columns, rows + k);
    path += `M${x(from)} ${y(from - k)}L${x(to)} ${y(to - k)}`;
  }
  for (let k = 1; k < columns + rows; k += 1) {
    const from = Math.max(0, k - rows);
    const to = Math.min(columns, k);
    path += `M${x(from)} ${y(k - from)}L${x(to)} ${y(k - to)}`;
  }
  return path;
}

const PANEL: Box = { left: 24, top: 24, width: 202, height: 302 };

/**
 * The default, which the style sheet has as `crimson.svg` (a test compares): crimson with a fine white lattice inside a double frame; reads as one tone at 44 px, as lacework at 140.
 */
export const crimson: BackDesign = {
  id: 'crimson',
  ground: '#861529',
  markup:
    '<path fill="#861529" d="M0 0H250V350H0Z"/>' +
    '<rect x="17" y="17" width="216" height="316" rx="9" fill="#98203a" stroke="#fff" stroke-opacity=".78" stroke-width="3.2"/>' +
    `<path fill="none" stroke="#fff" stroke-opacity=".46" stroke-width="1.7" d="${lattice(PANEL, 9, 9)}"/>` +
    '<rect x="24" y="24" width="202" height="302" rx="2" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.7"/>',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour is a control character
const COLOR = /\u001b\[\d+m/g;

/** Columns of the screen that a text takes: every character that we write takes one, colours none. */
export const widthOf = (text: string): number => [...text.replace(COLOR, '')].length;

/** Fills a text up to a width with spaces. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text without colours between words; a word that is wider than the screen is cut. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<= )(?=\S)/)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
    while (widthOf(line.trimEnd()) > width) {
      lines.push([...line].slice(0, width).join(''));
      line = [...line].slice(width).join('');
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

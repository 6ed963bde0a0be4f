import { createReadStream } from 'node:fs';
import { err, ok, type Result } from '@geduld/core';
import { quoted } from './args.ts';
import type { Io } from './io.ts';
import { cannotGo, type Stop } from './stop.ts';

/** Bytes that one line may have, and a text that is read as a whole. */
export const MOST_BYTES = 16 * 2 ** 20;

/** What a file is called in a sentence; `-` is standard input. */
export const sourceName = (path: string): string => (path === '-' ? 'standard input' : quoted(path));

/**
 * The lines of a file, or of standard input for `-`, as they come: UTF-8, with or without a byte order mark, ended
 * by line feeds or carriage returns and line feeds. What cannot be read ends them with a fault, once.
 */
export async function* linesOf(path: string, io: Io): AsyncGenerator<Result<string, Stop>, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const chunk of bytesOf(path, io)) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
      rest += first;
      for (const line of more) {
        yield ok(withoutReturn(rest));
        rest = line;
      }
      if (rest.length > MOST_BYTES) {
        yield cannotGo(`${sourceName(path)}: found a line of more than 16 MB, expected less.`);
        return;
      }
    }
    rest += decoder.decode();
  } catch (fault) {
    yield err(readFault(path, fault));
    return;
  }
  if (rest !== '') yield ok(withoutReturn(rest));
}

/** The whole text of a file, or of standard input for `-`. */
export const readText = async (path: string, io: Io): Promise<Result<string, Stop>> => {
  const lines: string[] = [];
  let length = 0;
  for await (const line of linesOf(path, io)) {
    if (!line.ok) return line;
    length += line.value.length + 1;
    if (length > MOST_BYTES) return cannotGo(`${sourceName(path)}: found more than 16 MB, expected less.`);
    lines.push(line.value);
  }
  return ok(lines.join('\n'));
};

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

const bytesOf = (path: string, io: Io): AsyncIterable<Uint8Array> =>
  path === '-' ? io.stdin : createReadStream(path, { highWaterMark: 2 ** 18 });

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'this is a folder, expected a file',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  ENOSPC: 'there is no room left',
  EROFS: 'nothing can be written there',
  EMFILE: 'too many files are open',
  ELOOP: 'its links lead round in a circle',
  ENAMETOOLONG: 'the name is too long',
  ERR_INVALID_ARG_VALUE: 'this is no name of a file',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'found bytes that are no text, expected UTF-8',
};

/** A fault of the file system or of the text in it, as an ending. */
export const readFault = (path: string, fault: unknown): Stop => {
  const { code, message } = fault as { readonly code?: unknown; readonly message?: unknown };
  const known = typeof code === 'string' && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return { exit: 3, sentence: `${sourceName(path)}: ${known ?? String(message)}.` };
};

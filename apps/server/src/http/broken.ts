import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@geduld/protocol';
import type { ServerClock } from '../clock.ts';
import { securityHeaders } from './staticApp.ts';

/** What Node says of a request that it could not read, by its code; anything else is bad words. */
const STATUS_OF: Readonly<Record<string, readonly [status: number, problem: Pick<Problem, 'why' | 'says'>]>> =
  {
    ERR_HTTP_REQUEST_TIMEOUT: [
      408,
      { why: 'badRequest', says: 'The request did not come to its end in time.' },
    ],
    HPE_HEADER_OVERFLOW: [431, { why: 'tooLarge', says: 'The headers are too long.' }],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, { why: 'tooLarge', says: 'The chunks are too long.' }],
  };

/**
 * Answers what is no request at all, or one that came to no end, and closes the connection. Nobody is answered who is gone, or
 * to whom an answer is under way.
 */
export const answerBroken =
  (clock: ServerClock) =>
  (fault: NodeJS.ErrnoException, socket: Socket): void => {
    const [status, problem] = STATUS_OF[fault.code ?? ''] ?? [
      400,
      { why: 'badRequest', says: 'This is no request of HTTP.' },
    ];
    if (!socket.writable || fault.code === 'ECONNRESET' || socket.bytesWritten > 0)
      return void socket.destroy();
    const body = JSON.stringify({ ...problem, now: clock() });
    const headers = {
      ...securityHeaders(),
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', body].join('\r\n'),
      () => void socket.destroy(),
    );
  };

/** Answers a path that cannot be read, before any route is found for it. */
export const answerBadPath = (
  clock: ServerClock,
  response: ServerResponse<IncomingMessage>,
  says = 'The path of the request cannot be read.',
): void => {
  const problem: Problem = { why: 'badRequest', says, place: 'path', now: clock() };
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  response
    .writeHead(400, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(problem));
};

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** What a page of ours may do: load from its own origin, run WebAssembly, and be framed by nobody. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The headers with which every answer goes out. */
export const securityHeaders = (): Readonly<Record<string, string>> => SECURITY;

/** A file whose name changes with its content, as the build names them: `assets/index-B1gx9Q_z.js`. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const YEAR = 'public, max-age=31536000, immutable';
/** A part of a file; other forms of the header are ignored, which the protocol allows. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * Answers requests with the files of a built app: types and lengths, entity tags, `.br` and `.gz` beside a file in
 * its place. The app has one page, at `/`; any other path that is no file is not there. Files are looked up at each
 * request, so a build that runs meanwhile is seen and breaks nothing.
 */
export const staticApp = (folder: string): RequestListener => {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_, response) => refuse(response, 404, 'There is no such file here.'),
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    if (isHidden(path)) return refuse(response, 404, 'There is no such file here.');
    if (!isRange(request)) delete request.headers.range;
    response.setHeader('Cache-Control', HASHED.test(path) ? YEAR : 'no-cache');
    try {
      files(request, response);
    } catch {
      // A file that went away between being found and being opened.
      refuse(response, 404, 'There is no such file here.');
    }
  };
};

const isHidden = (path: string): boolean => {
  try {
    return /\/\.(?!well-known\/)|\0|\\/.test(decodeURI(path));
  } catch {
    return true;
  }
};

const isRange = ({ headers }: IncomingMessage): boolean => {
  const range = RANGE.exec(headers.range ?? '');
  return range !== null && (range[2] === '' || Number(range[1]) <= Number(range[2]));
};

const refuse = (response: ServerResponse, status: number, says: string): void => {
  if (response.headersSent) return void response.destroy();
  response.removeHeader('Content-Encoding');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${says}\n`);
};

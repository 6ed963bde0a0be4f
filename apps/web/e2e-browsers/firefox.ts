import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, startUntil } from './processes.ts';
import type { WebDriver } from './webDriver.ts';

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

type Send = <Answer = unknown>(method: string, params: object) => Promise<Answer>;

/** A conversation by WebSocket: each command has its reply. */
const connect = async (url: string): Promise<{ readonly send: Send; readonly close: () => void }> => {
  const socket = new WebSocket(url);
  await new Promise((settle, reject) => {
    socket.onopen = settle;
    socket.onerror = () => reject(new Error(`no connection to ${url}`));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  };
  let last = 0;
  const send = async <Answer>(method: string, params: object): Promise<Answer> => {
    const id = ++last;
    const reply = await new Promise<Reply>((settle) => {
      waiting.set(id, settle);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result as Answer;
  };
  return { send, close: () => socket.close() };
};

/** A profile in which nothing is fetched, asked or kept. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox, which speaks WebDriver by WebSocket (BiDi) itself. */
export const startFirefox = async (program: string): Promise<WebDriver> => {
  const profile = mkdtempSync(join(tmpdir(), 'geduld-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const { child, match } = await startUntil(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const { send, close } = await connect(`${match[1]}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  return {
    taps: 'touch',
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    perform: async (source) => {
      await send('input.performActions', { context, actions: [source] });
    },
    call: async (written, given) => {
      const answer = await send<{
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      }>('script.callFunction', {
        functionDeclaration: written,
        arguments: [{ type: 'string', value: given }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? 'no answer');
      return answer.result.value;
    },
    close: async () => {
      close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

import { end, startUntil } from './processes.ts';
import type { WebDriver } from './webDriver.ts';

const PORT = Number(process.env.WEBKIT_DRIVER_PORT ?? 4398);

/** One command of WebDriver by HTTP. */
const command = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
  const reply = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await reply.json()) as { readonly value: unknown };
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
};

/** The driver listens a moment after it has started, and says nothing of it. */
const listening = async (): Promise<void> => {
  for (let waited = 0; waited < 100; waited++) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
};

/** The browser of WebKitGTK through its driver, on a display of its own where there is none. */
export const startWebKit = async (program: string, miniBrowser: string): Promise<WebDriver> => {
  const { child: display, match } = await startUntil(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  );
  const { child } = await startUntil(
    '/usr/bin/env',
    [`DISPLAY=:${match[1]}`, 'GDK_BACKEND=x11', 'sh', '-c', `echo starting; exec ${program} --port=${PORT}`],
    /starting/,
  );
  await listening();
  const session = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })) as { readonly sessionId: string };
  const at = `/session/${session.sessionId}`;
  await command('POST', `${at}/window/rect`, { width: 1440, height: 938 });
  return {
    taps: 'mouse',
    navigate: async (url) => {
      await command('POST', `${at}/url`, { url });
    },
    reload: async () => {
      await command('POST', `${at}/refresh`);
    },
    perform: async (source) => {
      await command('POST', `${at}/actions`, { actions: [source] });
    },
    call: async (written, given) => {
      const script = `const [given, answer] = arguments; (${written})(given).then((text) => answer([true, text]), (fault) => answer([false, String(fault)]));`;
      const [good, text] = (await command('POST', `${at}/execute/async`, { script, args: [given] })) as [
        boolean,
        string,
      ];
      if (!good) throw new Error(text);
      return text;
    },
    close: async () => {
      await command('DELETE', at).catch(() => undefined);
      await end(child);
      await end(display);
    },
  };
};

import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a program and answers the first match of `sign` in what it says, or rejects when it ends before. */
export const startUntil = async (
  program: string,
  args: readonly string[],
  sign: RegExp,
): Promise<{ readonly child: ChildProcess; readonly match: RegExpExecArray }> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  // Whatever happens to the tests, nothing of theirs goes on running.
  process.once('exit', () => kill(child));
  let said = '';
  return new Promise((settle, reject) => {
    const hear = (part: Buffer): void => {
      said += String(part);
      const match = sign.exec(said);
      if (match) settle({ child, match });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
  });
};

/** Ends a program that `startUntil` started and all that it has started itself; settles when it has ended. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((settle) => child.once('exit', settle));
  kill(child);
  await ended;
};

const kill = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
};

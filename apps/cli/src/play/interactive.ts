import { createInterface } from 'node:readline';
import { stopClock } from '@geduld/session';
import { styleOf } from '../cards.ts';
import type { Io } from '../io.ts';
import { cannotGo, type Exit } from '../stop.ts';
import { openScreen } from '../terminal.ts';
import { newsOf } from './game.ts';
import { screenLines } from './screen.ts';
import { headLines, type Space } from './table.ts';
import { endText, type Table, takeTurn } from './turn.ts';

const WELCOME = 'h explains what can be typed.';
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

/** Plays at the terminal until the player leaves. */
export const playInteractive = async (start: Table, io: Io): Promise<Exit> => {
  const style = styleOf(io.look);
  let table = start;
  let says: string | undefined = WELCOME;
  let help = false;
  const size = (): Space => ({ width: io.stdout.columns || 80, height: io.stdout.rows || 24 });
  const now = () => performance.now();
  const screen = openScreen(io.stdout, io.stdin);
  const typing = createInterface({
    input: io.stdin,
    output: io.stdout,
    terminal: true,
    prompt: '> ',
    historySize: 0,
  });
  const draw = (): void => {
    screen.show(screenLines({ playing: table.playing, now: now(), says, help }, size(), style));
    typing.prompt(true);
  };
  const tick = (): void => {
    if (help || table.playing.clock.since === undefined || size().width < 20 || size().height < 10) return;
    screen.showTop(headLines(table.playing, now(), size().width, style));
  };
  const rest = (): void => {
    table = { ...table, playing: { ...table.playing, clock: stopClock(table.playing.clock, now()) } };
  };
  const take = (line: string): boolean => {
    const turn = takeTurn(table, line, now(), style.name);
    help = turn.ok && turn.value.next === 'help';
    if (turn.ok) table = turn.value.table;
    // Time stands while the help lies over the table, and goes on at the next action (G6).
    if (help) rest();
    says = turn.ok
      ? (turn.value.says ?? (help ? 'Enter goes back to the table.' : newsOf(table.playing, now())))
      : turn.error;
    return turn.ok && turn.value.next === 'quit';
  };
  let stopped: string | undefined;
  const off: (() => void)[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      /** A fault in what an event starts must end the game the same way, with the terminal given back. */
      const guarded =
        <A extends readonly unknown[]>(does: (...args: A) => void) =>
        (...args: A): void => {
          try {
            does(...args);
          } catch (fault) {
            reject(fault);
          }
        };
      const timer = setInterval(guarded(tick), 1000);
      const resized = guarded(draw);
      io.stdout.on('resize', resized);
      const ended = (signal: NodeJS.Signals): void => {
        stopped = signal;
        resolve();
      };
      for (const signal of SIGNALS) process.on(signal, ended);
      off.push(
        () => clearInterval(timer),
        () => io.stdout.off('resize', resized),
        () => SIGNALS.forEach((signal) => void process.off(signal, ended)),
      );
      typing.on(
        'line',
        guarded((line: string) => (take(line) ? resolve() : draw())),
      );
      typing.on(
        'SIGINT',
        guarded(() => (take('q') ? resolve() : draw())),
      );
      typing.on('close', resolve);
      typing.on(
        'SIGTSTP',
        guarded(() => {
          screen.leave();
          rest();
          process.once(
            'SIGCONT',
            guarded(() => {
              io.stdin.setRawMode(true);
              screen.enter();
              draw();
            }),
          );
          process.kill(0, 'SIGSTOP');
        }),
      );
      guarded(draw)();
    });
  } finally {
    for (const each of off) each();
    typing.removeAllListeners('close').close();
    screen.leave();
  }
  io.line(endText(table, now()));
  return stopped === undefined ? 0 : io.complain(cannotGo(`stopped by ${stopped}.`).error);
};

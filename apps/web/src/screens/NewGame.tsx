import { GAME_LETTERS, type GameLetters, klondikeOptionsText, readKlondikeOptions } from '@geduld/games';
import { Switch as Cases, createSignal, Match, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { CODE_FORM, CodeField } from './CodeField.tsx';
import { Choice, Select, Switch } from './controls.tsx';
import { Sheet } from './Sheet.tsx';

interface Wanted {
  readonly letters: GameLetters;
  readonly draw: 1 | 3;
  readonly scoring: 'standard' | 'vegas' | 'cumulative';
  readonly passes: number | 'unlimited';
  readonly anyVacancy: boolean;
  readonly hard: boolean;
  readonly relaxed: boolean;
}

/** A wish for what lies on the table, from the text of its game. */
const wantedOf = (game: string, cumulative: boolean): Wanted => {
  const [, letters, text = ''] = /^(..)1-(.+)$/.exec(game) ?? [];
  const klondike = letters === 'KL' ? readKlondikeOptions(text) : undefined;
  return {
    letters: GAME_LETTERS.find((each) => each === letters) ?? 'KL',
    draw: klondike?.draw ?? 1,
    scoring: klondike?.scoring === 'vegas' ? (cumulative ? 'cumulative' : 'vegas') : 'standard',
    passes: klondike && klondike.scoring === 'standard' ? klondike.passes : 'unlimited',
    anyVacancy: klondike?.anyVacancy ?? false,
    hard: letters === 'TF' && text === 'D3N',
    relaxed: letters === 'RU' && text === 'R',
  };
};

/** The text of a game as codes and settings write it. */
const gameTextOf = (wanted: Wanted): string => {
  const { letters, draw, scoring, passes, anyVacancy } = wanted;
  const options: Readonly<Record<GameLetters, () => string>> = {
    KL: () =>
      klondikeOptionsText({
        draw,
        scoring: scoring === 'standard' ? 'standard' : 'vegas',
        passes,
        anyVacancy,
      }),
    TF: () => (wanted.hard ? 'D3N' : 'D1N'),
    RU: () => (wanted.relaxed ? 'R' : 'C'),
    YU: () => 'C',
  };
  return `${letters}1-${options[letters]()}`;
};

/** Four games with their options; a certain deal by its code or its cards. */
export const NewGame = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().newGame;
  const { attempt } = app.table();
  const { letters, options } = attempt.code.game;
  const [wanted, setWanted] = createSignal(wantedOf(`${letters}1-${options}`, attempt.cumulative));
  const want = (next: Partial<Wanted>) => setWanted((before) => ({ ...before, ...next }));
  const [typed, setTyped] = createSignal(false);
  const strict = () => (wanted().draw === 1 ? 1 : 3);
  const deal = () => {
    const game = gameTextOf(wanted());
    const cumulative = wanted().scoring === 'cumulative';
    app.set('game', game);
    app.set('cumulativeVegas', cumulative);
    app.show(undefined);
    app.deal(game, cumulative);
  };
  return (
    <Sheet
      app={app}
      title={words().title}
      foot={
        // What is typed is what is meant: the one button at the foot opens it.
        <Show
          when={typed()}
          fallback={
            <button type="button" class="button primary" autofocus onClick={deal}>
              {words().deal}
            </button>
          }
        >
          <button type="submit" form={CODE_FORM} class="button primary">
            {words().open}
          </button>
        </Show>
      }
    >
      <Choice
        class="games"
        name={words().game}
        value={wanted().letters}
        values={GAME_LETTERS.map((value) => ({ value, ...app.words().games[value] }))}
        onChoose={(letters) => want({ letters })}
      />
      <Cases>
        <Match when={wanted().letters === 'KL'}>
          <Choice
            name={words().draw}
            value={String(wanted().draw)}
            values={[
              { value: '1', name: words().draw1 },
              { value: '3', name: words().draw3 },
            ]}
            onChoose={(draw) => want({ draw: draw === '1' ? 1 : 3 })}
          />
          <Choice
            name={words().scoring}
            value={wanted().scoring}
            values={[
              { value: 'standard', name: words().standard },
              { value: 'vegas', name: words().vegas },
              { value: 'cumulative', name: words().cumulative },
            ]}
            onChoose={(scoring) => want({ scoring })}
          />
          <Show
            when={wanted().scoring === 'standard'}
            fallback={<p class="quiet">{words().vegasPasses(strict())}</p>}
          >
            <Select
              name={words().passes}
              value={String(wanted().passes)}
              values={[
                { value: 'unlimited', name: words().unlimited },
                ...[strict(), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== strict())].map(
                  (passes, index) => ({
                    value: String(passes),
                    name: index === 0 ? words().strict(passes) : words().passCount(passes),
                  }),
                ),
              ]}
              onChoose={(passes) => want({ passes: passes === 'unlimited' ? passes : Number(passes) })}
            />
          </Show>
          <Switch
            name={words().anyVacancy}
            explains={words().anyVacancySays}
            on={wanted().anyVacancy}
            onChange={(anyVacancy) => want({ anyVacancy })}
          />
        </Match>
        <Match when={wanted().letters === 'TF'}>
          <Choice
            name={words().level}
            value={wanted().hard ? 'hard' : 'easy'}
            values={[
              { value: 'easy', name: words().easy },
              { value: 'hard', name: words().hard },
            ]}
            onChoose={(level) => want({ hard: level === 'hard' })}
          />
        </Match>
        <Match when={wanted().letters === 'RU'}>
          <Choice
            name={words().rule}
            value={wanted().relaxed ? 'relaxed' : 'classic'}
            values={[
              { value: 'classic', name: words().classic, says: words().classicSays },
              { value: 'relaxed', name: words().relaxed, says: words().relaxedSays },
            ]}
            onChoose={(rule) => want({ relaxed: rule === 'relaxed' })}
          />
        </Match>
      </Cases>
      <Switch
        name={words().winnable}
        explains={words().winnableSays}
        on={app.settings()[`winnable${wanted().letters}`]}
        onChange={(on) => app.set(`winnable${wanted().letters}`, on)}
      />
      <CodeField app={app} game={gameTextOf(wanted())} onTyped={setTyped} />
    </Sheet>
  );
};

import { timeBonus } from '@geduld/core';
import { type Game, type GameLetters, readKlondikeOptions } from '@geduld/games';
import { createUniqueId, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { factsOf } from '../help/facts.ts';
import { BONUS_SECONDS, passTable, type ScoreTable, scoredGames, scoreTable } from '../help/scoreTable.ts';
import { SECTIONS, type SectionName } from '../help/sections.ts';
import type { HelpMessages, HelpText } from '../messages/helpWords.ts';
import { numberText } from './numberText.ts';
import { timeText } from './timeText.ts';

/** Paragraphs and lists. */
export const Parts = (props: { readonly text: HelpText }) => (
  <For each={props.text}>
    {(part) => (
      <Show when={typeof part !== 'string' && part} fallback={<p>{part as string}</p>}>
        {(lines) => (
          <ul class="points">
            <For each={lines()}>{(line) => <li>{line}</li>}</For>
          </ul>
        )}
      </Show>
    )}
  </For>
);

interface RulesProps {
  readonly app: App;
  readonly words: HelpMessages;
  readonly game: GameLetters;
}

/** The rules of a game, its tables made from the data that deals and scores. */
export const HelpRules = (props: RulesProps) => {
  const dealt = () => props.app.table().attempt.code.game;
  const text = (section: SectionName): HelpText =>
    (
      ({ ...props.words.shared, ...props.words.rules[props.game] }) as Readonly<
        Partial<Record<SectionName, HelpText>>
      >
    )[section] ?? [];
  return (
    <>
      <Show when={dealt().letters === props.game}>
        <section class="this-deal">
          <h3>{props.words.thisDeal}</h3>
          <ul>
            <For each={factsOf(dealt(), props.words.facts)}>{(fact) => <li>{fact}</li>}</For>
          </ul>
        </section>
      </Show>
      <For each={SECTIONS[props.game] as readonly SectionName[]}>
        {(section) => (
          <section>
            <h3>{props.words.titles[section]}</h3>
            <Show when={section === 'score'} fallback={<Parts text={text(section)} />}>
              <Score {...props} dealt={dealt()} />
            </Show>
          </section>
        )}
      </For>
    </>
  );
};

const Score = (props: RulesProps & { readonly dealt: Game }) => {
  const number = (value: number) => numberText(value, props.app.words().language).replace('-', '−');
  const words = () => props.words.score;
  const games = () => scoredGames(props.game);
  return (
    <>
      <ScoreRows table={scoreTable(games())} words={props.words} number={number} />
      <p>{words().says[props.game]}</p>
      <Show when={games().some(({ scoring }) => scoring.timeBonus)}>
        <p>{words().bonusSays}</p>
        <table class="score-table">
          <caption>{words().bonus}</caption>
          <thead>
            <tr>
              <th scope="col">{words().seconds}</th>
              <th scope="col">{words().points}</th>
            </tr>
          </thead>
          <tbody>
            <For each={BONUS_SECONDS}>
              {(seconds) => (
                <tr>
                  <th scope="row">{timeText(seconds * 1000)}</th>
                  <td>{number(timeBonus(seconds))}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={passTable(props.game).length > 0}>
        <table class="score-table">
          <caption>{words().passes}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{words().scorings.draw(1)}</th>
              <th scope="col">{words().scorings.draw(3)}</th>
            </tr>
          </thead>
          <tbody>
            <For each={passTable(props.game)}>
              {({ scoring, passes }) => (
                <tr>
                  <th scope="row">{words().passRows[scoring]}</th>
                  <For each={passes}>{(count) => <td>{words().passCount(count)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </>
  );
};

interface ScoreRowsProps {
  readonly table: ScoreTable;
  readonly words: HelpMessages;
  readonly number: (value: number) => string;
}

const ScoreRows = (props: ScoreRowsProps) => {
  const id = createUniqueId();
  const words = () => props.words.score;
  const head = (options: string): string => {
    const chosen = readKlondikeOptions(options);
    if (props.table.columns.length === 1 || !chosen) return words().points;
    return chosen.scoring === 'vegas' ? words().scorings.vegas : words().scorings.draw(chosen.draw);
  };
  const signed = (points: number) => (points > 0 ? `+${props.number(points)}` : props.number(points));
  return (
    <table class="score-table" id={id}>
      <thead>
        <tr>
          <th scope="col">{words().event}</th>
          <For each={props.table.columns}>{({ options }) => <th scope="col">{head(options)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words().start}</th>
          <For each={props.table.columns}>{({ rule }) => <td>{props.number(rule.start)}</td>}</For>
        </tr>
        <For each={props.table.rows}>
          {({ event, cells }) => (
            <tr data-event={event}>
              <th scope="row">{words().events[event]}</th>
              <For each={cells}>
                {(cell) => (
                  <td>
                    <Show when={cell?.free}>{(free) => <small>{words().firstFree(free())} </small>}</Show>
                    {signed(cell?.points ?? 0)}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
        <tr>
          <th scope="row">{words().floor}</th>
          <For each={props.table.columns}>
            {({ rule }) => <td>{rule.floor === 'none' ? words().noFloor : props.number(rule.floor)}</td>}
          </For>
        </tr>
      </tbody>
    </table>
  );
};

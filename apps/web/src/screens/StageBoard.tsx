import { type Board, type BoardHost, createBoard } from '@geduld/board';
import { onCleanup, onMount } from 'solid-js';
import type { App } from '../app/app.ts';
import { boardWords } from '../app/boardWords.ts';
import { boardSettings } from '../settings/settings.ts';

interface StageBoardProps {
  readonly app: App;
  readonly host: Omit<BoardHost, 'words'>;
  readonly onBoard: (board: Board) => void;
}

/** A table within a dialog, as the player has chosen tables to be. The game on the page's own table is not touched. */
export const StageBoard = (props: StageBoardProps) => {
  let root: HTMLDivElement | undefined;
  onMount(() => {
    const { app, host, onBoard } = props;
    const words = boardWords(app.words());
    const board = createBoard(
      root as HTMLDivElement,
      { ...host, words },
      boardSettings(app.settings(), app.looks()),
    );
    onCleanup(board.destroy);
    onBoard(board);
  });
  return <div class="stage-table" ref={root} />;
};

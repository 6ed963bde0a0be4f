import type { App } from '../app/app.ts';

/** How many days in a row were won, and what keeps it so (L3). */
export const StreakLine = (props: { readonly app: App; readonly days: number }) => {
  const words = () => props.app.dialogWords().daily;
  return (
    <p class="streak" data-days={props.days}>
      <b>{props.days > 0 ? words().streak(props.days) : ''}</b>{' '}
      <span>{props.days > 0 ? words().streakSays : words().noStreakSays}</span>
    </p>
  );
};

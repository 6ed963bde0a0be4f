import { type BarIconName, ICONS } from '../icons.ts';

/** A line icon: decoration, the control around it carries the name. */
export const Icon = (props: { readonly name: BarIconName }) => (
  <svg class="icon" data-icon={props.name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[props.name]} />
  </svg>
);

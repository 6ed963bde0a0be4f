import { ICONS, type IconName } from '../icons.ts';

/** A line icon: decoration, the control around it carries the name. */
export const Icon = (props: { readonly name: IconName }) => (
  <svg class="icon" data-icon={props.name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[props.name]} />
  </svg>
);

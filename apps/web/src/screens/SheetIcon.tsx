import { type IconName, SHEET_ICONS } from './sheetIcons.ts';

/** A line icon in a sheet: decoration, the control around it carries the name. */
export const SheetIcon = (props: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHEET_ICONS[props.name]} />
  </svg>
);

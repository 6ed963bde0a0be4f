import { createUniqueId, For, Show } from 'solid-js';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly values: readonly { readonly value: Value; readonly name: string; readonly says?: string }[];
  readonly onChoose: (value: Value) => void;
  readonly class?: string;
}

/** A few values side by side, one of them chosen: radio buttons in their group. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const group = createUniqueId();
  return (
    <fieldset class={`choice ${props.class ?? ''}`}>
      <legend>{props.name}</legend>
      <div class="options">
        <For each={props.values}>
          {(each) => (
            <label class="option">
              <input
                type="radio"
                name={group}
                value={each.value}
                checked={each.value === props.value}
                onChange={() => props.onChoose(each.value)}
              />
              <span>
                {each.name}
                <Show when={each.says}>
                  <small>{each.says}</small>
                </Show>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
};

/** One of many values, in the browser's own list. */
export const Select = <Value extends string>(props: ChoiceProps<Value>) => (
  <label class="row select">
    <span>{props.name}</span>
    <select onChange={(event) => props.onChoose(event.currentTarget.value as Value)}>
      <For each={props.values}>
        {(each) => (
          <option value={each.value} selected={each.value === props.value}>
            {each.name}
          </option>
        )}
      </For>
    </select>
  </label>
);

interface SwitchProps {
  readonly name: string;
  readonly explains?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export const Switch = (props: SwitchProps) => {
  const id = createUniqueId();
  return (
    <label class="row switch">
      <span>
        {props.name}
        <Show when={props.explains}>
          <small id={id}>{props.explains}</small>
        </Show>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        aria-describedby={props.explains ? id : undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
};

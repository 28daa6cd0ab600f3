import type { ComponentChildren } from "preact";

interface Common {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** Shows a labeled text field of a form. */
export function TextField(
  props: Common & {
    readonly type?: "text" | "password" | "date" | "datetime-local" | "number" | "search";
    readonly value?: string;
    readonly placeholder?: string;
    readonly lines?: number;
    readonly maxLength?: number;
    /** Minimum of a number field. */
    readonly min?: number;
    readonly max?: number;
  },
) {
  const { label, name, hint, lines, type = "text", required = false, ...rest } = props;
  const described = hint ? { "aria-describedby": `${name}-hint` } : {};
  return (
    <label class="field">
      <span>{label}</span>
      {lines ? (
        <textarea name={name} rows={lines} required={required} {...described} {...rest} />
      ) : (
        <input {...inputOf({ name, type, required, autocomplete: "off", ...described, ...rest })} />
      )}
      {hint && <Hint name={name}>{hint}</Hint>}
    </label>
  );
}

/** Returns attributes in the type of a text input: Preact's types have a separate form for each type of input. */
function inputOf(attributes: object): { readonly type: "text" } {
  return attributes as { readonly type: "text" };
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Shows a field that selects one of several values. */
export function Choice(
  props: Common & {
    readonly options: readonly Option[];
    readonly value?: string;
    /** Text shown if there are no options. */
    readonly placeholder?: string;
    readonly onChange?: (value: string) => void;
  },
) {
  const { label, name, hint, options, value, placeholder, required = false, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        name={name}
        value={value}
        required={required}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        aria-describedby={hint ? `${name}-hint` : undefined}
      >
        {options.length === 0 && placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value: each, label: text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {hint && <Hint name={name}>{hint}</Hint>}
    </label>
  );
}

/** Shows a field that selects any number of values. */
export function Choices(
  props: Common & {
    readonly options: readonly Option[];
    readonly values: readonly string[];
    readonly onChange?: () => void;
  },
) {
  const { label, name, options, values, onChange } = props;
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={values.includes(value)}
            onChange={onChange}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

function Hint({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <small id={`${name}-hint`} class="quiet">
      {children}
    </small>
  );
}

/** Returns the option for an item of a workspace. */
export function optionOf(item: {
  readonly id: number;
  readonly name: string;
  readonly workspace: { readonly name: string };
}): Option {
  return { value: String(item.id), label: `${item.name} (${item.workspace.name})` };
}

/** Returns the options for items that have an ID and a name. */
export function optionsOf(
  items: readonly { readonly id: number; readonly name: string }[] | undefined,
): Option[] {
  return (items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

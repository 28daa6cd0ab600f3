import { useWorkspacePage } from "../state/lookups.ts";
import type { Loaded } from "../state/use-load.ts";
import { FailureNote } from "./failure-note.tsx";
import { Choice, optionsOf, type Option } from "./fields.tsx";

interface Props<T> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly loaded: Loaded<T>;
  readonly options: (value: T) => readonly Option[];
  /** Text shown if there are no options. */
  readonly none: string;
}

/**
 * Shows a required choice among items loaded from the service. If there are no options yet, the field says why: a
 * browser would only say that the field is required.
 */
export function LoadedChoice<T>({ loaded, options, none, ...field }: Props<T>) {
  const { value, failure } = loaded;
  const placeholder = value ? none : failure ? "Not loaded" : "Loading …";
  return (
    <Choice {...field} options={value ? options(value) : []} placeholder={placeholder} required />
  );
}

/** Shows in a form that the options could not be loaded. */
export function LoadFailure<T>({ of: { failure, reload } }: { readonly of: Loaded<T> }) {
  return failure ? <FailureNote failure={failure} onAgain={reload} /> : null;
}

/** Shows the choice of a workspace for a form, as the field `workspace`. */
export function WorkspaceChoice() {
  const workspaces = useWorkspacePage();
  return (
    <>
      <LoadFailure of={workspaces} />
      <LoadedChoice
        label="Workspace"
        name="workspace"
        loaded={workspaces}
        options={({ items }) => optionsOf(items)}
        none="There is no workspace yet"
      />
    </>
  );
}

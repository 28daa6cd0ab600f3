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
  /** What the choice says if there is nothing to choose. */
  readonly none: string;
}

/**
 * A required choice among things that the service lists. Where nothing can be chosen yet, it says why: a browser only
 * says that something must be.
 */
export function LoadedChoice<T>({ loaded, options, none, ...field }: Props<T>) {
  const { value, failure } = loaded;
  const placeholder = value ? none : failure ? "Not loaded" : "Loading …";
  return (
    <Choice {...field} options={value ? options(value) : []} placeholder={placeholder} required />
  );
}

/** Says in a form that what there is to choose could not be loaded. */
export function LoadFailure<T>({ of: { failure, reload } }: { readonly of: Loaded<T> }) {
  return failure ? <FailureNote failure={failure} onAgain={reload} /> : null;
}

/** The workspace that a form is about, as its field `workspace`. */
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

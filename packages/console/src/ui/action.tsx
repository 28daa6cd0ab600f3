import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { explainFailure, type Failure } from "../api/explain-failure.ts";
import type { Role } from "@document-export/operator/types";
import { announce } from "../state/announce.ts";
import { endSession, mayAs, session } from "../api/session.ts";
import { FailureNote } from "./failure-note.tsx";

/** A preview of what an action would do. */
export interface Asked {
  /** The preview, in a sentence. */
  readonly sentence: string;
  /** Label of the button that confirms the action; undefined if there is nothing to do. */
  readonly label: string | undefined;
}

interface Props<T> {
  /** Label of the button. */
  readonly label: string;
  /** Name of the item that the action changes, for screen reader users who hear only the button. */
  readonly on?: string;
  /** The question, used as the heading of the dialog. */
  readonly question: string;
  readonly role: Role;
  /** Performs the action with the fields of the dialog. */
  readonly act: (form: FormData) => Promise<T>;
  /** Returns a sentence that says what was done. */
  readonly done: (result: T) => string;
  /** Previews the action, so that nobody changes more than intended; no label if there is nothing to do. */
  readonly ask?: (form: FormData) => Promise<Asked>;
  /** Shows a result that can be seen only once; the dialog stays open. */
  readonly show?: (result: T) => ComponentChildren;
  readonly look?: "primary" | "danger";
  /** The text and the fields of the dialog. */
  readonly children: ComponentChildren;
}

/** Shows a button that opens a dialog for confirmation, and then acts. */
export function Action<T>(props: Props<T>) {
  const { label, on, question, look } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** How many times the dialog was opened; 0 while it is closed. */
  const [round, setRound] = useState(0);
  const rounds = useRef(0);
  const open = () => {
    rounds.current += 1;
    setRound(rounds.current);
    dialog.current?.showModal();
  };
  const close = () => {
    // A browser reports a close late: the dialog may be open again by now.
    if (!dialog.current?.open) setRound(0);
  };
  return (
    <>
      <button type="button" class={look} onClick={open}>
        {label}
        {on && <span class="unseen"> {on}</span>}
      </button>
      <dialog ref={dialog} onClose={close} aria-label={question}>
        {round > 0 && <Question key={round} {...props} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

/** Shows the contents of the dialog, created again each time it opens. */
function Question<T>(props: Props<T> & { readonly close: () => void }) {
  const { label, question, role, act, ask, done, show, look, children, close } = props;
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly value: T }>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const form = new FormData(event.currentTarget as HTMLFormElement);
      if (ask && !asked) return setAsked(await ask(form));
      const value = await act(form);
      announce(done(value));
      if (show) setResult({ value });
      else close();
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const content = mayAs(role) ? children : <RoleNote role={role} />;
  return (
    // Any change of the input invalidates the preview.
    <form onSubmit={submit} onInput={() => setAsked(undefined)}>
      <h2>{question}</h2>
      {failure && <FailureNote failure={failure} />}
      {result && show ? show(result.value) : content}
      {asked && !result && <p role="status">{asked.sentence}</p>}
      <p class="actions">
        <button type="button" onClick={close}>
          {result ? "Close" : "Cancel"}
        </button>
        {!result && mayAs(role) && (!asked || asked.label !== undefined) && (
          <button class={look === "danger" ? "danger" : "primary"} aria-disabled={isBusy}>
            {isBusy ? "Working …" : (asked?.label ?? (ask ? "Count" : label))}
          </button>
        )}
      </p>
    </form>
  );
}

function RoleNote({ role }: { readonly role: Role }) {
  const { value } = session;
  const own = value.state === "in" ? value.role : "none";
  return (
    <>
      <p>
        Your role is <strong>{own}</strong>, and this needs <strong>{role}</strong>.
      </p>
      <p>
        <button type="button" onClick={() => endSession("Sign in with another token.")}>
          Sign in with another token
        </button>
      </p>
    </>
  );
}

/** Returns the text of a field, trimmed. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

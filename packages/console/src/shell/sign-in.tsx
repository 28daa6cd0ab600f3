import { useEffect, useRef, useState } from "preact/hooks";
import { isProblemError } from "../api/client.ts";
import { explainFailure, type Failure } from "../api/explain-failure.ts";
import { signIn } from "../state/sign-in.ts";
import { textIn } from "../ui/action.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { TextField } from "../ui/fields.tsx";

/** Asks for an operator token. The address stays the same, so the reader returns to the same page. */
export function SignIn({ reason }: { readonly reason: string }) {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = "Sign in · Document Export";
    form.current?.querySelector("input")?.focus();
  }, []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn({
        token: textIn(new FormData(event.currentTarget as HTMLFormElement), "token"),
      });
    } catch (error) {
      setFailure(explainSignIn(error));
      setBusy(false);
    }
  };
  return (
    <main class="sign-in">
      <h1>Document Export console</h1>
      {reason && (
        <p class="note" role="status">
          {reason}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
      <form ref={form} onSubmit={submit}>
        <TextField
          label="Operator token"
          name="token"
          type="password"
          required
          placeholder="dxo_…"
        />
        <p class="actions">
          <button class="primary" aria-disabled={isBusy}>
            {isBusy ? "Signing in …" : "Sign in"}
          </button>
        </p>
      </form>
      <p>
        On the machine of the service, <code>document-export console</code> prints a link that signs
        you in without a token. <code>document-export operator-tokens create</code> makes a token.
      </p>
    </main>
  );
}

/** Explains a failed sign-in: here, 401 means a wrong token, not an expired session. */
function explainSignIn(error: unknown): Failure {
  if (isProblemError(error) && (error.status === 401 || error.status === 400))
    return {
      title: "This token is unknown.",
      detail:
        "It was mistyped, revoked or has expired. It begins with dxo_: tokens for callers do not work here.",
      wayOn: "none",
    };
  return explainFailure(error);
}

import type { ComponentChildren } from "preact";
import type { Failure } from "../api/explain-failure.ts";
import { endSession } from "../api/session.ts";
import { Prose } from "./prose.tsx";

interface Props {
  readonly failure: Failure;
  readonly onAgain?: () => void;
  /** Links to other pages that may help. */
  readonly children?: ComponentChildren;
}

/** Shows what failed, and what the reader can do next. */
export function FailureNote({ failure: { title, detail, wayOn }, onAgain, children }: Props) {
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{title}</strong> <Prose text={detail} />
      </p>
      <p class="actions">
        {wayOn === "again" && onAgain && (
          <button type="button" onClick={onAgain}>
            Try again
          </button>
        )}
        {wayOn === "sign-in" && (
          <button type="button" onClick={() => endSession("Sign in with another token.")}>
            Sign in with another token
          </button>
        )}
        {children}
      </p>
    </div>
  );
}

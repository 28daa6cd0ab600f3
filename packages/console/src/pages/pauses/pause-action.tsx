import type { PauseCreate } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { pauseChanges } from "../../state/pause-changes.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";

interface Props {
  /** Words that complete the label "Pause …". */
  readonly what: string;
  readonly scope: Omit<PauseCreate, "reason">;
}

/** Shows a button that pauses exports or deliveries, with a reason that every user sees. */
export function PauseAction({ what, scope }: Props) {
  const isAll = Object.keys(scope).length === 1;
  return (
    <Action
      label={isAll ? `Pause ${what}` : `Pause ${scope.work}`}
      {...(isAll ? {} : { on: what })}
      question={`Pause ${what}?`}
      role="operate"
      act={(form) => client.createPause({ body: { ...scope, reason: textIn(form, "reason") } })}
      done={({ running }) => {
        pauseChanges.value += 1;
        return `Paused: ${what}.${running > 0 ? ` ${running} still running.` : ""}`;
      }}
    >
      <p>
        Running work is finished. Everything else waits until you resume it. Callers can continue to
        send exports.
      </p>
      <TextField
        label="Reason"
        name="reason"
        required
        hint="Everyone who opens the console sees it."
      />
    </Action>
  );
}

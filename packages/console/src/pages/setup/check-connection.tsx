import { useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { explainFailure } from "../../api/explain-failure.ts";
import type { Connection } from "@document-export/operator/types";
import { mayAs } from "../../api/session.ts";
import { formatSeconds } from "../../ui/format.ts";
import { Prose } from "../../ui/prose.tsx";

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
}

/** Shows a button that calls a destination, and whether it responds as expected. */
export function CheckConnection({ connection: { id, name } }: { readonly connection: Connection }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(await checkConnection(id));
    setBusy(false);
  };
  return (
    <>
      <button type="button" onClick={check} aria-disabled={isBusy}>
        {isBusy ? "Checking …" : "Check"}
        <span class="unseen"> {name}</span>
      </button>
      <span role="status">
        {outcome && (
          <small class={outcome.isGood ? "good reason" : "bad reason"}>
            <span aria-hidden="true">{outcome.isGood ? "✓" : "✕"}</span>{" "}
            <Prose text={outcome.text} />
          </small>
        )}
      </span>
    </>
  );
}

async function checkConnection(id: number): Promise<Outcome> {
  if (!mayAs("operate"))
    return { isGood: false, text: "Checks need the role operate; yours is read." };
  try {
    const { ok, detail, durationMs } = await client.checkConnection({ connection: id });
    return { isGood: ok, text: `${detail} (${formatSeconds(durationMs / 1000)})` };
  } catch (error) {
    const { title, detail } = explainFailure(error);
    return { isGood: false, text: `${title} ${detail}` };
  }
}

import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { useWorkspaces } from "../../state/lookups.ts";
import { place } from "../../state/router.ts";
import { Action, textIn, type Asked } from "../../ui/action.tsx";
import { Choice, Choices, optionsOf, TextField } from "../../ui/fields.tsx";
import { localOf, numberIn, timesOf } from "../../ui/filters.tsx";
import { count } from "../../ui/format.ts";

const HOUR_MS = 3_600_000;

/** Shows a button that replays the deliveries that have failed or are pending since a given time. */
export function ReplayMany({ onDone }: { readonly onDone: () => void }) {
  const { query } = place.value;
  const workspaces = useWorkspaces();
  const since = timesOf(query).since ?? new Date(Date.now() - HOUR_MS).toISOString();
  return (
    <Action
      label="Replay since …"
      question="Replay deliveries"
      role="operate"
      ask={async (form) => askedOf(await replay(form, true))}
      act={(form) => replay(form, false)}
      done={(replayed) => {
        onDone();
        return `${count(replayed, "delivery", "deliveries")} will be sent again now.`;
      }}
    >
      <p>Each keeps its id, so that the receiver can recognise the repeat.</p>
      <TextField
        label="Created since"
        name="since"
        type="datetime-local"
        value={localOf(since)}
        required
      />
      <TextField label="until" name="until" type="datetime-local" hint="Empty means now." />
      <Choices
        label="State"
        name="states"
        options={[
          { value: "failed", label: "failed" },
          { value: "pending", label: "pending: due now instead of later" },
        ]}
        values={["failed", "pending"]}
      />
      <Choice
        label="Workspace"
        name="workspace"
        options={[{ value: "", label: "all" }, ...optionsOf(workspaces)]}
        value={query.get("workspace") ?? ""}
      />
      <TextField
        label="Webhook"
        name="webhook"
        type="number"
        value={String(numberIn(query, "webhook") ?? "")}
        hint="Number of the webhook; empty means all."
      />
    </Action>
  );
}

function askedOf(replayed: number): Asked {
  if (replayed === 0)
    return { sentence: "No matching deliveries left to send again.", label: undefined };
  const deliveries = count(replayed, "delivery", "deliveries");
  return { sentence: `${deliveries} would be sent again.`, label: `Replay ${deliveries}` };
}

/** Replays page by page, until nothing is left. */
async function replay(form: FormData, dryRun: boolean): Promise<number> {
  const until = textIn(form, "until");
  const body = definedOf({
    since: new Date(textIn(form, "since")).toISOString(),
    until: until ? new Date(until).toISOString() : new Date().toISOString(),
    states: form.getAll("states").filter((state) => state === "failed" || state === "pending"),
    workspace: Number(textIn(form, "workspace")) || undefined,
    webhook: Number(textIn(form, "webhook")) || undefined,
  });
  let total = 0;
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await client.replayDeliveries({ body: definedOf({ ...body, cursor, dryRun }) });
    total += page.replayed;
    cursor = page.nextCursor;
  }
  return total;
}

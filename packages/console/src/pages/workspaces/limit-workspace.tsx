import type { Workspace } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";

type Name = keyof Workspace["limits"];

const LABELS: Readonly<Record<Name, string>> = {
  queuedExports: "Unfinished exports",
  storedBytes: "Bytes stored for them",
  concurrentUploads: "Concurrent uploads per process",
  requestsPerMinute: "Requests per token and minute",
  webhooks: "Active webhooks",
};
const NAMES = Object.keys(LABELS) as readonly Name[];

/** Shows a button that changes the limits of a workspace; an empty field uses the default from the settings. */
export function LimitWorkspace({
  workspace: { id, name, limits, ownLimits },
  onDone,
}: {
  readonly workspace: Workspace;
  readonly onDone: () => void;
}) {
  const isOwn = (limit: Name) => ownLimits.includes(limit);
  return (
    <Action
      label="Limits"
      on={name}
      question={`Limits of ${name}`}
      role="admin"
      act={(form) => {
        const values = NAMES.map((limit) => [limit, Number(textIn(form, limit)) || null] as const);
        return client.updateWorkspace({
          workspace: id,
          body: { limits: Object.fromEntries(values) },
        });
      }}
      done={() => {
        onDone();
        return `The limits of ${name} were changed.`;
      }}
    >
      <p>
        They apply immediately, in every process. For an empty field, the setting applies. Accepted
        exports continue.
      </p>
      {NAMES.map((limit) => (
        <TextField
          key={limit}
          type="number"
          label={LABELS[limit]}
          name={limit}
          value={isOwn(limit) ? String(limits[limit]) : ""}
          placeholder={isOwn(limit) ? "" : `${limits[limit]}, the setting`}
        />
      ))}
    </Action>
  );
}

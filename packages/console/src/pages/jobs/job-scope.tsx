import { definedOf } from "../../api/defined-of.ts";
import { useConnections, useWorkspaces } from "../../state/lookups.ts";
import { place } from "../../state/router.ts";
import { textIn } from "../../ui/action.tsx";
import { Choice, optionsOf, TextField } from "../../ui/fields.tsx";

const ALL = { value: "", label: "all" };

/** Shows fields that select jobs by workspace, connection and text, prefilled with the filters of the list. */
export function JobScope() {
  const { query } = place.value;
  const workspaces = useWorkspaces();
  const connections = useConnections();
  return (
    <>
      <Choice
        label="Workspace"
        name="workspace"
        options={[ALL, ...optionsOf(workspaces)]}
        value={query.get("workspace") ?? ""}
      />
      <Choice
        label="Connection"
        name="connection"
        options={[ALL, ...optionsOf(connections)]}
        value={query.get("connection") ?? ""}
      />
      <TextField
        label="Text"
        name="q"
        value={query.get("q") ?? ""}
        placeholder="title, path or id"
      />
    </>
  );
}

/** Returns the values of the {@link JobScope} fields as request members; empty ones are left out. */
export function scopeIn(form: FormData) {
  return definedOf({
    workspace: Number(textIn(form, "workspace")) || undefined,
    connection: Number(textIn(form, "connection")) || undefined,
    q: textIn(form, "q") || undefined,
  });
}

import type { Connection } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";
import { settingsIn } from "./assignments.ts";

/** Shows a button that changes a connection, for example an expired password. Fields left empty stay unchanged. */
export function UpdateConnection({
  connection,
  onDone,
}: {
  readonly connection: Connection;
  readonly onDone: () => void;
}) {
  const { id, name, role, secretNames } = connection;
  return (
    <Action
      label="Update"
      on={name}
      question={`Update ${name}`}
      role="admin"
      act={(form) => client.updateConnection({ connection: id, body: changesIn(form, connection) })}
      done={() => {
        onDone();
        return `${name} was updated. Check it now.`;
      }}
    >
      <p>Empty fields stay unchanged. Waiting exports use the change from their next attempt.</p>
      <TextField label="Name" name="name" value={name} required hint="Callers see it." />
      {secretNames.map((secret) => (
        <TextField
          key={secret}
          label={secret}
          name={fieldOf(secret)}
          // A private key has several lines, which a single-line field would join.
          {...(/privateKey$/i.test(secret) ? { lines: 3 } : { type: "password" })}
          hint="Stored encrypted and never shown."
        />
      ))}
      {role === "destination" && (
        <TextField
          label="Settings"
          name="settings"
          lines={3}
          hint="Only settings to change: one name=value per line. Leave the value empty to restore the default."
        />
      )}
    </Action>
  );
}

function changesIn(form: FormData, { secretNames }: Connection) {
  const settings = Object.entries(settingsIn(textIn(form, "settings"))).map(
    ([each, value]) => [each, value === "" ? null : value] as const,
  );
  const secrets = secretNames
    .map((each) => [each, textIn(form, fieldOf(each))] as const)
    .filter(([, value]) => value);
  return definedOf({
    name: textIn(form, "name"),
    settings: settings.length > 0 ? Object.fromEntries(settings) : undefined,
    secrets: secrets.length > 0 ? Object.fromEntries(secrets) : undefined,
  });
}

function fieldOf(secret: string): string {
  return `secret-${secret}`;
}

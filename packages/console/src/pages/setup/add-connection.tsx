import { client } from "../../api/client.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";
import { WorkspaceChoice } from "../../ui/loaded-choice.tsx";
import { assignmentsIn, settingsIn } from "./assignments.ts";

/** Shows a button that adds a source or a destination. */
export function AddConnection({ onDone }: { readonly onDone: () => void }) {
  return (
    <Action
      label="Add a connection"
      question="Add a connection"
      role="admin"
      act={(form) =>
        client.createConnection({
          body: {
            workspace: Number(textIn(form, "workspace")),
            name: textIn(form, "name"),
            kind: textIn(form, "kind"),
            settings: settingsIn(textIn(form, "settings")),
            secrets: assignmentsIn(textIn(form, "secrets")),
          },
        })
      }
      done={({ name }) => {
        onDone();
        return `${name} was added.`;
      }}
    >
      <WorkspaceChoice />
      <TextField label="Name" name="name" required hint="Callers see it." />
      <TextField
        label="Kind"
        name="kind"
        required
        placeholder="directory"
        hint="google-docs for a source; directory, s3, webdav, sftp, git, wordpress or http for a destination."
      />
      <TextField
        label="Settings"
        name="settings"
        lines={4}
        placeholder="path=/srv/exports"
        hint="One name=value per line; a value in braces is JSON."
      />
      <TextField
        label="Secrets"
        name="secrets"
        lines={2}
        hint="The same for secrets, which are stored encrypted and never shown."
      />
    </Action>
  );
}

import type { ErasureReport } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice, TextField } from "../../ui/fields.tsx";
import { count } from "../../ui/format.ts";
import { WorkspaceChoice } from "../../ui/loaded-choice.tsx";
import { PauseAction } from "../pauses/pause-action.tsx";
import { Page } from "../../ui/page.tsx";
import { saveFile } from "../../api/save-file.ts";

/** Shows actions that an operator needs rarely: a pause, a backup, and the erasure of a document. */
export function MaintenancePage() {
  return (
    <Page title="Maintenance">
      <section aria-labelledby="pause">
        <h2 id="pause">Pause</h2>
        <p>
          For maintenance: running work is finished, everything else waits. To pause a single
          destination, webhook or workspace, open its page.
        </p>
        <p class="actions">
          <PauseAction what="all exports" scope={{ work: "exports" }} />
          <PauseAction what="all deliveries" scope={{ work: "deliveries" }} />
        </p>
      </section>
      <section aria-labelledby="backup">
        <h2 id="backup">Backup</h2>
        <p>Downloads the whole database as one file, while the service runs.</p>
        <CreateBackup />
      </section>
      <section aria-labelledby="erase">
        <h2 id="erase">Erase a document</h2>
        <p>
          Deletes its results where the destination allows it, its jobs and its messages, and blanks
          its records.
        </p>
        <Erase />
      </section>
    </Page>
  );
}

function CreateBackup() {
  return (
    <Action
      label="Download a backup"
      question="Download a backup?"
      role="admin"
      look="primary"
      act={async (form) => {
        const passphrase = textIn(form, "passphrase");
        // A full backup may take longer than other calls.
        const limits = { timeoutMs: 3_600_000, deadlineMs: 3_600_000 };
        return client.createBackup({ body: passphrase ? { passphrase } : {}, ...limits });
      }}
      done={(backup) => {
        saveFile(backup, `document-export-${new Date().toISOString().slice(0, 10)}.backup`);
        return "The backup was downloaded.";
      }}
    >
      <TextField
        label="Passphrase"
        name="passphrase"
        type="password"
        hint="Encrypts the file, and includes the key of the service. Without a passphrase, only a service with that key can read the secrets."
      />
    </Action>
  );
}

function Erase() {
  return (
    <Action
      label="Erase …"
      question="Erase a document"
      role="admin"
      look="danger"
      act={(form) =>
        client.eraseDocuments({
          body: definedOf({
            workspace: Number(textIn(form, "workspace")),
            document: textIn(form, "document") || undefined,
            dryRun: form.get("mode") !== "erase",
          }),
        })
      }
      done={({ results }) => (results > 0 ? "The document was erased." : "The report is shown.")}
      show={(report) => <Report of={report} />}
    >
      <WorkspaceChoice />
      <TextField
        label="Document"
        name="document"
        required
        hint="Id of the document, as shown on the page of a job."
      />
      <Choice
        label="What to do"
        name="mode"
        value="look"
        options={[
          { value: "look", label: "only say what would be erased" },
          { value: "erase", label: "erase it: this cannot be undone" },
        ]}
      />
    </Action>
  );
}

function Report({
  of: { records, jobs, messages, results, kept, underWay },
}: {
  readonly of: ErasureReport;
}) {
  return (
    <>
      <p>
        {count(records, "record")}, {count(jobs, "job")}, {count(messages, "message")} and{" "}
        {count(results, "result")}.
      </p>
      {underWay.length > 0 && (
        <p>{count(underWay.length, "job")} of it has not ended: repeat this afterwards.</p>
      )}
      {kept.length > 0 && (
        <ul>
          {kept.map(({ destination, reference, reason }) => (
            <li key={destination + reference}>
              {destination}: <span class="path">{reference}</span> is still there. {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { client } from "../../api/client.ts";
import { linkTo } from "../../state/router.ts";
import { useLoad } from "../../state/use-load.ts";
import { Code } from "../../ui/code.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { Page } from "../../ui/page.tsx";
import { PauseAction } from "../pauses/pause-action.tsx";
import { CheckConnection } from "./check-connection.tsx";
import { LastCheck } from "./last-check.tsx";
import { UpdateConnection } from "./update-connection.tsx";

/** Shows a connection with its settings. */
export function ConnectionPage({ id }: { readonly id: number }) {
  const { value, failure, reload } = useLoad(
    (signal) => client.getConnection({ connection: id, signal }),
    [id],
  );
  return (
    <Page title={value?.name ?? "Connection"}>
      {failure && (
        <FailureNote failure={failure} onAgain={reload}>
          <a href={linkTo(["connections"])}>All connections</a>
        </FailureNote>
      )}
      {!value && !failure && <p class="quiet">Loading the connection …</p>}
      {value && (
        <>
          <p class="actions">
            {value.role === "destination" && <CheckConnection connection={value} />}
            <UpdateConnection connection={value} onDone={reload} />
            {value.role === "destination" && (
              <PauseAction
                what={`exports to ${value.name}`}
                scope={{ work: "exports", destination: id }}
              />
            )}
          </p>
          <Facts
            of={{
              Number: value.id,
              Role: value.role,
              Kind: value.kind,
              Workspace: value.workspace.name,
              Secrets: value.hasSecrets ? "stored encrypted" : "none",
              "Last check": value.lastCheck && <LastCheck of={value.lastCheck} withDetail />,
              Jobs: <a href={linkTo(["jobs"], { connection: String(id) })}>its jobs</a>,
            }}
          />
          <section aria-labelledby="settings">
            <h2 id="settings">Settings</h2>
            {Object.keys(value.settings).length === 0 ? (
              <p class="note">It has none.</p>
            ) : (
              <Code label="settings" text={JSON.stringify(value.settings)} />
            )}
          </section>
        </>
      )}
    </Page>
  );
}

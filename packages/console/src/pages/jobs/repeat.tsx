import type { JobDetails } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { OUTPUT_FORMATS } from "../../state/formats.ts";
import { useConnectionPage } from "../../state/lookups.ts";
import { goTo, linkTo } from "../../state/router.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice } from "../../ui/fields.tsx";
import { LoadedChoice, LoadFailure } from "../../ui/loaded-choice.tsx";

/** Shows a button that exports the document of a failed job to another destination or in another format. */
export function Repeat({
  job: { id, workspace, destination, format },
}: {
  readonly job: JobDetails;
}) {
  const connections = useConnectionPage();
  const done = (next: { readonly id: string }) => {
    goTo(linkTo(["jobs", next.id]));
    return "A new job was started.";
  };
  return (
    <>
      <Action
        label="Export elsewhere …"
        question="Export this document elsewhere?"
        role="operate"
        act={(form) =>
          client.retryJob({ job: id, body: { destination: Number(textIn(form, "destination")) } })
        }
        done={done}
      >
        <LoadFailure of={connections} />
        <LoadedChoice
          label="Destination"
          name="destination"
          loaded={connections}
          options={({ items }) =>
            items
              .filter((one) => one.role === "destination" && one.id !== destination.id)
              .filter((one) => one.workspace.id === workspace.id)
              .map((one) => ({ value: String(one.id), label: `${one.name} (${one.kind})` }))
          }
          none="The workspace has no other destination"
        />
      </Action>
      <Action
        label="As another format …"
        question="Export this document as another format?"
        role="operate"
        act={(form) => client.retryJob({ job: id, body: { format: textIn(form, "format") } })}
        done={done}
      >
        <Choice
          label="Format"
          name="format"
          options={OUTPUT_FORMATS.filter((one) => one !== format).map((one) => ({
            value: one,
            label: one,
          }))}
          required
        />
      </Action>
    </>
  );
}

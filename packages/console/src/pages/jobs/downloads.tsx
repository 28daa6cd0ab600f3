import type { JobDetails } from "@document-export/operator/types";
import { useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { explainFailure, type Failure } from "../../api/explain-failure.ts";
import { announce } from "../../state/announce.ts";
import { FailureNote } from "../../ui/failure-note.tsx";
import { saveFile } from "../../api/save-file.ts";

/** Shows the downloads of a job: its result, and the JSON that the result was made from. */
export function Downloads({ job: { id, target, documentId, can } }: { readonly job: JobDetails }) {
  const [failure, setFailure] = useState<Failure>();
  const save = (load: () => Promise<Blob>, name: string) => async () => {
    setFailure(undefined);
    try {
      saveFile(await load(), name);
      announce(`${name} was downloaded.`);
    } catch (error) {
      setFailure(explainFailure(error));
    }
  };
  if (!can.result && !can.upload) return null;
  const name = target.split("/").at(-1) || id;
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <p class="actions downloads">
        {can.result && (
          <button type="button" onClick={save(() => client.getJobResult({ job: id }), name)}>
            Download the result
          </button>
        )}
        {can.upload && (
          <button
            type="button"
            onClick={save(() => client.getJobUpload({ job: id }), `${documentId || id}.json`)}
          >
            Download the uploaded JSON
          </button>
        )}
      </p>
    </>
  );
}

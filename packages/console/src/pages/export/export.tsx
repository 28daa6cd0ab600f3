import type { Connection, Job } from "@document-export/operator/types";
import { useRef, useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { explainFailure, type Failure } from "../../api/explain-failure.ts";
import { announce } from "../../state/announce.ts";
import { useConnectionPage } from "../../state/lookups.ts";
import { linkTo } from "../../state/router.ts";
import { mayAs, session } from "../../api/session.ts";
import { OUTPUT_FORMATS } from "../../state/formats.ts";
import { FailureNote } from "../../ui/failure-note.tsx";
import { Choice, optionOf } from "../../ui/fields.tsx";
import { Page } from "../../ui/page.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Progress } from "./progress.tsx";

const BY_DESTINATION = "";
const FORMATS = [BY_DESTINATION, ...OUTPUT_FORMATS].map((format) => ({
  value: format,
  label: format || "default of the destination",
}));

/** Exports a document that is dropped here, and shows its progress. */
export function ExportPage() {
  const { value, failure, isLoading, reload } = useConnectionPage();
  const destinations = value?.items.filter(({ role }) => role === "destination");
  const [first] = destinations ?? [];
  return (
    <Page title="Export a document">
      <p class="lead">
        Choose the JSON of a document, as <code>documents.get</code> of the Google Docs API returns
        it.
      </p>
      {!mayAs("operate") && <RoleNote />}
      {failure && <FailureNote failure={failure} onAgain={reload} />}
      {!value && isLoading && <p class="quiet">Loading the connections …</p>}
      {value && !first && (
        <p class="note">
          There is no destination yet. <a href={linkTo(["connections"])}>Add a connection</a>
        </p>
      )}
      {destinations && first && <ExportForm destinations={destinations} first={first} />}
    </Page>
  );
}

interface Destinations {
  readonly destinations: readonly Connection[];
  readonly first: Connection;
}

/** Shows the form that accepts documents, once the destinations are loaded. */
function ExportForm({ destinations, first }: Destinations) {
  const [destination, setDestination] = useState(first.id);
  const [format, setFormat] = useState(BY_DESTINATION);
  const [failure, setFailure] = useState<Failure>();
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  // If a response is lost, the job may exist: the same file sends the same idempotency key again.
  const keys = useRef(new Map<string, string>());
  const send = async (files: readonly File[]) => {
    setFailure(undefined);
    for (const file of files) {
      const request = [file.name, file.size, file.lastModified, destination, format].join("/");
      const idempotencyKey = keys.current.get(request) ?? randomKey();
      keys.current.set(request, idempotencyKey);
      try {
        const options = { file, destination, format: format || undefined, idempotencyKey };
        const job = await client.createJob(definedOf(options));
        keys.current.delete(request);
        setJobs((before) => [job, ...before]);
        announce(`${job.title || file.name} is being exported.`);
      } catch (error) {
        setFailure(explainFailure(error));
        return;
      }
    }
  };
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <div class="row">
        <Choice
          label="To"
          name="destination"
          value={String(destination)}
          options={destinations.map(optionOf)}
          onChange={(value) => setDestination(Number(value))}
        />
        <Choice
          label="Format"
          name="format"
          value={format}
          options={FORMATS}
          onChange={setFormat}
        />
      </div>
      <DropZone onFiles={send} />
      <Exports jobs={jobs} />
    </>
  );
}

/** Returns a random idempotency key. `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function Exports({ jobs }: { readonly jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  return (
    <ul class="exports" aria-label="Your exports">
      {jobs.map((job) => (
        <li key={job.id}>
          <Progress job={job} />
        </li>
      ))}
    </ul>
  );
}

function RoleNote() {
  const { value } = session;
  return (
    <p class="note">
      Your role is {value.state === "in" ? value.role : "none"}, and an export needs operate. You
      can look at the <a href={linkTo(["jobs"])}>jobs</a>, or sign in with another token.
    </p>
  );
}

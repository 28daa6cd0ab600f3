// Code of a page of another origin: bundled, and run in a browser.
import { createClient, isCallError } from "@document-export/client";
import { waitForJob } from "@document-export/client/wait";

/** Input of the page's functions. */
export interface PageInput {
  readonly baseUrl: string;
  readonly token: string;
  readonly file: string;
  readonly destination: number;
}

/** Exports a document, waits for it and lists its record. */
export async function exportAndList({ baseUrl, token, file, destination }: PageInput) {
  const client = createClient({ baseUrl, token });
  const { status } = await waitForJob(client, { file, options: { destination } });
  const { items } = await client.listDocumentExports();
  return { status, titles: items.map(({ sourceDocumentTitle }) => sourceDocumentTitle) };
}

/** Returns the problem for a token that the service does not know. */
export async function refusedCall({ baseUrl }: PageInput) {
  const client = createClient({ baseUrl, token: "unknown" });
  const error = await client.listCollections().catch((reason: unknown) => reason);
  if (!isCallError(error, "ProblemError")) throw error;
  return { status: error.status, requestId: error.requestId };
}

/** Returns the name of the error that a page of a disallowed origin gets. */
export async function failedCall({ baseUrl, token }: PageInput): Promise<string> {
  const client = createClient({ baseUrl, token, retries: 0 });
  return client.listCollections().then(
    () => "no error",
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
}

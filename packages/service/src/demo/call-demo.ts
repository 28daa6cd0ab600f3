import type { Job } from "@document-export/types";

/** What the demo needs to call its own service. */
export interface DemoCalls {
  readonly url: string;
  readonly token: string;
}

/** An export of a document to a connection. */
export interface DemoExport {
  readonly document: string;
  readonly destination: number;
  readonly format: string;
  /** Path of the result; chosen by the service if absent. */
  readonly reference?: string;
}

/** The longest wait that the service allows callers, in seconds. */
const WAIT = 60;

/** Exports a document over HTTP and waits until the job has finished. */
export async function exportOverHttp(
  { url, token }: DemoCalls,
  { document, destination, format, reference }: DemoExport,
): Promise<Job> {
  const options = {
    destination,
    conversion: { destination: format },
    ...(reference !== undefined && { destinationReference: reference }),
  };
  const body = new FormData();
  body.append("file", new Blob([document], { type: "application/json" }));
  body.append("options", new Blob([JSON.stringify(options)], { type: "application/json" }));
  const headers = { prefer: `wait=${WAIT}`, authorization: `Bearer ${token}` };
  return answer(await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body }));
}

/** Registers a webhook for all events of exports to the connection. */
export async function registerOverHttp(
  { url, token }: DemoCalls,
  webhook: {
    readonly endpoint: string;
    readonly description: string;
    readonly events: readonly string[];
    readonly connections: readonly number[];
  },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify(webhook);
  await answer(await fetch(`${url}/v2/webhooks`, { method: "POST", headers, body }));
}

async function answer<Body>(response: Response): Promise<Body> {
  if (response.ok) return (await response.json()) as Body;
  throw new Error(
    `The service responded with ${response.status}: ${problemText(await response.text())}`,
  );
}

/** Formats a problem response as one line. */
function problemText(text: string): string {
  try {
    const { detail, errors = [] } = JSON.parse(text) as {
      readonly detail?: string;
      readonly errors?: readonly { readonly detail?: string }[];
    };
    return [detail, ...errors.map((error) => error.detail)].filter(Boolean).join(" ");
  } catch {
    return text.slice(0, 200);
  }
}

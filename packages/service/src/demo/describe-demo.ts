import type { DemoWorkspace } from "./create-demo-workspace.js";

/** What the description of the demo mentions. */
export interface DemoFacts {
  readonly url: string;
  readonly demo: DemoWorkspace;
  /** Where results appear. */
  readonly folder: string;
  /** Path of a document to export. */
  readonly document: string;
}

/** Describes how to try the demo. */
export function describeDemo({ url, demo, folder, document }: DemoFacts): string {
  const { token, destination } = demo;
  const options = JSON.stringify({ destination, conversion: { destination: "markdown" } });
  return `
Document Export is running (Ctrl+C stops it, your data stays).

  Service    ${url}
  Reference  ${url}/docs
  Token      ${token}
  Results    ${folder}

Export a document as Markdown:

  curl -sS ${url}/v2/export/hosted-docs \\
    -H 'Authorization: Bearer ${token}' \\
    -H 'Prefer: wait=10' \\
    -F 'file=@${document};type=application/json' \\
    -F 'options=${options};type=application/json'

The response says where the result is: \`summary\` and \`outputDocuments\` name its path below the folder of the results.

For the samples in the reference, and for \`docexport\`:

  export DOCEXPORT_BASE_URL=${url} DOCEXPORT_TOKEN=${token}

See its record:

  curl -sS ${url}/v2/document-exports -H 'Authorization: Bearer ${token}'

The demo allows webhooks with http endpoints on this machine, and calls from web pages on this machine.
The keys for their signatures are at ${url}/.well-known/webhook-keys.json
`;
}

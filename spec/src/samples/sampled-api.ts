import { docexportSample } from "./docexport.ts";
import { documentExportSample } from "./document-export.ts";
import type { ExampleCall } from "./example-call.ts";

/** An API whose calls are shown: where its callers have base URL and token from, and what else calls it. */
export interface SampledApi {
  /** The environment variable of the base URL. */
  readonly baseUrl: string;
  /** The environment variable of the token. */
  readonly token: string;
  /** The module of the client. */
  readonly module: string;
  /** What creates the client, as a statement of TypeScript, and its name. */
  readonly client: { readonly name: string; readonly created: string };
  /** Whether its callers also write Python and Go; operators have a command. */
  readonly otherLanguages: boolean;
  readonly command: {
    readonly name: string;
    readonly sample: (call: ExampleCall) => string | undefined;
  };
}

/** The interface: its client reads the environment by itself. */
export const interfaceApi: SampledApi = {
  baseUrl: "DOCEXPORT_BASE_URL",
  token: "DOCEXPORT_TOKEN",
  module: "@document-export/client",
  client: {
    name: "client",
    created: "const client = createClient(); // DOCEXPORT_BASE_URL, DOCEXPORT_TOKEN",
  },
  otherLanguages: true,
  command: { name: "docexport", sample: docexportSample },
};

/** The operator's API. */
export const operatorApi: SampledApi = {
  baseUrl: "DOCUMENT_EXPORT_OPERATOR_URL",
  token: "DOCUMENT_EXPORT_OPERATOR_TOKEN",
  module: "@document-export/operator/client",
  client: {
    name: "operator",
    created: `const operator = createClient({
      baseUrl: process.env.DOCUMENT_EXPORT_OPERATOR_URL ?? "",
      token: process.env.DOCUMENT_EXPORT_OPERATOR_TOKEN ?? "",
    });`,
  },
  otherLanguages: false,
  command: { name: "document-export", sample: documentExportSample },
};

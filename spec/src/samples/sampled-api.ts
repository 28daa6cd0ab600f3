import { docexportSample } from "./docexport.ts";
import { documentExportSample } from "./document-export.ts";
import type { ExampleCall } from "./example-call.ts";

/** An API with samples: where callers get base URL and token, and which tools call it. */
export interface SampledApi {
  /** Environment variable of the base URL. */
  readonly baseUrl: string;
  /** Environment variable of the token. */
  readonly token: string;
  /** Module of the client. */
  readonly module: string;
  /** Name of the client, and the TypeScript statement that creates it. */
  readonly client: { readonly name: string; readonly created: string };
  /** Whether to add Python and Go samples; operators have a command instead. */
  readonly otherLanguages: boolean;
  readonly command: {
    readonly name: string;
    readonly sample: (call: ExampleCall) => string | undefined;
  };
}

/** The public API: its client reads the environment by default. */
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

/** The operator API. */
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

import { commandSample, type CommandSample } from "./command-sample.ts";
import type { ExampleCall } from "./example-call.ts";
import { fileName } from "./file-name.ts";

/** Values of any operation that the commands have flags for; linting ensures that examples match their schemas. */
interface Values {
  readonly pageNo?: unknown;
  readonly pageSize?: unknown;
  readonly endpoint?: unknown;
  readonly events?: unknown;
  readonly connections?: unknown;
  readonly description?: unknown;
  readonly origin?: unknown;
  readonly Prefer?: unknown;
  readonly options?: ExportOptions;
}

interface ExportOptions {
  readonly destination?: unknown;
  readonly conversion?: { readonly source?: unknown; readonly destination?: unknown };
  readonly destinationReference?: unknown;
  readonly autoMapDocumentProperties?: boolean;
  readonly fieldMappings?: Readonly<Record<string, string>>;
  readonly webhooks?: readonly string[];
}

const list = (name: string): CommandSample<Values> => ({
  words: () => name.split(" "),
  flags: ({ pageNo, pageSize }) => [
    ["--page", pageNo],
    ["--page-size", pageSize],
  ],
});

/** Samples of the hand-written commands in `@document-export/cli`; other operations get none. */
const commands: Readonly<Record<string, CommandSample<Values>>> = {
  listDocumentExports: list("exports"),
  listCollections: list("collections"),
  listWebhooks: list("webhooks list"),
  createWebhook: {
    words: ({ endpoint }) => ["webhooks", "create", String(endpoint)],
    flags: ({ events, connections, description, origin }) => [
      ["--event", events],
      ["--connection", connections],
      ["--description", description],
      ["--origin", origin],
    ],
  },
  exportHostedDocument: {
    words: () => ["export", fileName("application/json")],
    flags: ({ options = {}, Prefer: prefer }) => [
      ["--to", options.destination],
      ["--source-format", options.conversion?.source],
      ["--format", options.conversion?.destination],
      ["--reference", options.destinationReference],
      ...(options.autoMapDocumentProperties ? [["--auto-map"] as const] : []),
      ...Object.entries(options.fieldMappings ?? {}).map(
        ([field, property]) => ["--map", `${field}=${property}`] as const,
      ),
      ...(options.webhooks ?? []).map((url) => ["--notify", url] as const),
      ["--wait", /wait=(\d+)/.exec(String(prefer))?.[1]],
    ],
  },
};

/** Returns the call as a `docexport` command, with base URL and token from the environment; undefined if none fits. */
export function docexportSample(call: ExampleCall): string | undefined {
  const command = commands[call.operationId];
  return command && commandSample("docexport", command, call);
}

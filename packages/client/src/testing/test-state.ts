import type {
  Collection,
  ConnectionReference,
  DocumentExport,
  ExportOptions,
  Job,
  JobStatus,
  Webhook,
} from "@document-export/types";
import { examples } from "../generated/examples.js";

/** A job and its request. */
export interface TestJob {
  job: Job;
  readonly options: ExportOptions;
  /** The document, as JSON. */
  readonly file: string;
  /** Current state; undefined before the first. */
  entered: JobStatus | undefined;
  /** States that the job has not entered yet. */
  readonly pendingStates: JobStatus[];
}

/** The state of a double; tests may read and change any of it. */
export interface TestState {
  readonly documentExports: DocumentExport[];
  readonly collections: Collection[];
  readonly webhooks: Webhook[];
  readonly jobs: TestJob[];
}

/** Creates a state with the examples of the contract. */
export function exampleState(): TestState {
  return structuredClone({
    documentExports: examples.listDocumentExports.body.items,
    collections: examples.listCollections.body.items,
    webhooks: examples.listWebhooks.body.items,
    jobs: [],
  });
}

/** Returns the connection with an id, and the name it has anywhere in the state. Accepts every id. */
export function connectionOf(state: TestState, id: number): ConnectionReference {
  const known = [...state.documentExports, ...state.collections]
    .flatMap(({ sourceConnection, destinationConnection }) => [
      sourceConnection,
      destinationConnection,
    ])
    .find((connection) => connection.id === id);
  return { id, name: known?.name ?? `Connection ${id}` };
}

/** Returns the source connection of all documents: that of the first collection. */
export function sourceConnection({ collections }: TestState): ConnectionReference {
  return collections[0]?.sourceConnection ?? { id: 1, name: "Connection 1" };
}

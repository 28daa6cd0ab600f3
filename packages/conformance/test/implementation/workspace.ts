/** What one token sees. */
export interface Workspace {
  readonly name: string;
  readonly connections: readonly { id: number; name: string }[];
  readonly collections: Record<string, unknown>[];
  readonly records: Record<string, unknown>[];
  /** Records that show only after the list was read this many times more. */
  readonly late: { record: Record<string, unknown>; reads: number }[];
  readonly webhooks: Record<string, unknown>[];
  readonly jobs: Map<string, Record<string, unknown>>;
  /** Idempotency key and operation to what was sent and what it made. */
  readonly kept: Map<string, { content: string; resource: Record<string, unknown> }>;
}

let lastId = 100;

/** Gives an id that nothing in any workspace has. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Creates a workspace with 60 records and three collections. */
export function createWorkspace(name: string): Workspace {
  const source = { id: nextId(), name: `${name}: Drive` };
  const destination = { id: nextId(), name: `${name}: Site` };
  const collections = ["Reports", "News", "Manuals"].map((title) => ({
    id: nextId(),
    name: title,
    sourceConnection: source,
    destinationConnection: destination,
  }));
  const records = Array.from({ length: 60 }, (_, index) => ({
    sourceConnection: source,
    sourceDocumentTitle: `${name} ${index}`,
    sourceDocumentReference: `document-${index}`,
    sourceDocumentVersion: "1",
    sourceDocumentKind: "google-docs",
    destinationConnection: destination,
    destinationReference: `reports/${index}.md`,
    exportedAt: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
  }));
  return {
    name,
    connections: [source, destination],
    collections,
    records,
    late: [],
    webhooks: [],
    jobs: new Map(),
    kept: new Map(),
  };
}

/** Counts one reading of the records, and shows those whose time has come. */
export function readRecords(workspace: Workspace): readonly Record<string, unknown>[] {
  for (const waiting of workspace.late) {
    waiting.reads -= 1;
    if (waiting.reads === 0) workspace.records.push(waiting.record);
  }
  return workspace.records;
}

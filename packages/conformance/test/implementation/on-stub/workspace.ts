import type { schemas } from "@document-export/server-stub";

/** A webhook, including data that responses do not show. */
export interface StoredWebhook {
  readonly shown: schemas.Webhook;
  isDisabled: boolean;
}

/** State shared by the tokens of one workspace. */
export interface Workspace {
  readonly name: string;
  readonly source: schemas.ConnectionReference;
  readonly destination: schemas.ConnectionReference;
  readonly other: schemas.ConnectionReference;
  readonly collections: readonly schemas.Collection[];
  readonly records: schemas.DocumentExport[];
  readonly webhooks: StoredWebhook[];
  /** The existing results, by destination and reference. */
  readonly written: Set<string>;
}

/** Creates a workspace with 60 records and three collections; ids start after `base`. */
export function createWorkspace(name: string, base: number): Workspace {
  const source = { id: base + 1, name: `${name}: Drive` };
  const destination = { id: base + 2, name: `${name}: Site` };
  const collections = ["Reports", "News", "Manuals"].map((title, index) => ({
    id: base + 10 + index,
    name: `${name}: ${title}`,
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
  const other = { id: base + 3, name: `${name}: Archive` };
  const rest = { records, collections, webhooks: [], written: new Set<string>() };
  return { name, source, destination, other, ...rest };
}

/** Returns the connections of a workspace. */
export function connectionsOf({ source, destination, other }: Workspace) {
  return [source, destination, other];
}

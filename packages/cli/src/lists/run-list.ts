import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSession, type Session } from "../session/session.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { connectionLabel } from "./connection-label.js";
import type { ListFlags } from "./list-flags.js";
import { printList } from "./print-list.js";

/** The lists of the interface, with their columns. */
const lists = {
  exports: (session: Session, flags: ListFlags) =>
    printList(session, flags, {
      readPage: session.client.listDocumentExports,
      readAll: session.client.iterateDocumentExports,
      whole: ["exported", "reference"],
      toRow: (record, formatTime) => ({
        exported: formatTime(record.exportedAt),
        title: record.sourceDocumentTitle,
        from: connectionLabel(record.sourceConnection),
        to: connectionLabel(record.destinationConnection),
        reference: record.destinationReference,
      }),
    }),
  collections: (session: Session, flags: ListFlags) =>
    printList(session, flags, {
      readPage: session.client.listCollections,
      readAll: session.client.iterateCollections,
      whole: ["id"],
      toRow: ({ id, name, sourceConnection, destinationConnection }) => ({
        id,
        name,
        from: connectionLabel(sourceConnection),
        to: connectionLabel(destinationConnection),
      }),
    }),
  webhooks: (session: Session, flags: ListFlags) =>
    printList(session, flags, {
      readPage: session.client.listWebhooks,
      readAll: session.client.iterateWebhooks,
      whole: ["id"],
      toRow: ({ id, endpoint, events, connections, description }) => ({
        id,
        endpoint,
        events: events.join(", "),
        connections: connections.map(connectionLabel).join(", "),
        description,
      }),
    }),
};

/** Name of a list. */
export type ListName = keyof typeof lists;

/** Requests a list from the service and prints it. */
export async function runList(name: ListName, flags: GlobalFlags & ListFlags): Promise<void> {
  await lists[name](await openSession(flags, abortOnInterrupt()), flags);
}

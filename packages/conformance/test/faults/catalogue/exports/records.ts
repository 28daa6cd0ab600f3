import { defineFaults } from "../../fault.js";
import { list, send } from "../../observe/caller.js";
import { exportNow, optionsOf, type Form } from "../../observe/exports.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { failed, renamed } from "./life-cycle.js";

const records = async (t: Target, form: Form = {}) => {
  const all = async () => (await send(t, list("document-exports?pageSize=200"))).json.items;
  const before = (await all()).length;
  const job = (await exportNow(t, form)).json;
  return { job, added: (await all()).slice(before) };
};

/** Faults in the records that a job leaves. */
export const RECORDS = defineFaults("life-cycle", [
  {
    id: "record-missing",
    does: "Leaves no record of a job that is done.",
    from: "hand-made: two writes without a transaction",
    plant: { behaviour: { recordsOf: () => [] } },
    shows: async (t) => (await records(t)).added.length,
    healthy: 1,
    faulty: 0,
  },
  {
    id: "record-doubled",
    does: "Leaves two records of one job.",
    from: "at-least-once workers without a unique key",
    plant: { behaviour: { recordsOf: (record) => [record, record] } },
    shows: async (t) => (await records(t)).added.length,
    healthy: 1,
    faulty: 2,
  },
  {
    id: "record-of-failed-job",
    does: "Leaves a record of a job that failed.",
    from: "hand-made: written in `finally`",
    plant: { behaviour: { recordsFailedJobs: true } },
    shows: async (t) => {
      const form = optionsOf(t, { destinationReference: "twice.md" });
      await exportNow(t, form);
      return (await records(t, form)).added.length;
    },
    healthy: 0,
    faulty: 1,
  },
  {
    id: "record-comes-late",
    does: "Shows the record some time after the job is `done`.",
    from: "Elasticsearch refresh interval, read replicas",
    plant: { behaviour: { recordDelayMs: 30_000 } },
    shows: async (t) => (await records(t)).added.length,
    healthy: 1,
    faulty: 0,
  },
  {
    id: "record-holds-asked-reference",
    does: "Records the reference that was asked for, not the one that was written.",
    from: "hand-made",
    plant: {
      behaviour: {
        recordsOf: (record) => [
          { ...record, destinationReference: record.destinationReference.replace("_", ":") },
        ],
      },
    },
    shows: async (t) => (await records(t, renamed(t))).added[0].destinationReference,
    healthy: "a_b.md",
    faulty: "a:b.md",
  },
  {
    id: "record-connections-swapped",
    does: "Swaps source and destination connection in the record.",
    from: "hand-made: two arguments of one type",
    plant: {
      behaviour: {
        recordsOf: (record) => [
          {
            ...record,
            sourceConnection: record.destinationConnection,
            destinationConnection: record.sourceConnection,
          },
        ],
      },
    },
    shows: async (t) => (await records(t)).added[0].destinationConnection.id === t.destination,
    healthy: true,
    faulty: false,
  },
  {
    id: "record-exported-before-queued",
    does: "Puts into `exportedAt` a time before the job was queued.",
    from: "hand-made: the date of the document",
    plant: {
      behaviour: { recordsOf: (record) => [{ ...record, exportedAt: "2020-01-01T00:00:00.000Z" }] },
    },
    shows: async (t) => {
      const { job, added } = await records(t);
      return added[0].exportedAt >= job.queuedAt;
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "record-document-id-lost",
    does: "Leaves `sourceDocumentReference` empty although the document has an id.",
    from: "hand-made: reads `id`, not `documentId`",
    plant: {
      behaviour: { recordsOf: (record) => [{ ...record, sourceDocumentReference: "" }] },
    },
    shows: async (t) => (await records(t)).added[0].sourceDocumentReference,
    healthy: "document-1",
    faulty: "",
  },
  {
    id: "published-document-overwritten",
    does: "Overwrites a result of another job without a word.",
    from: "fs.writeFile, S3 PutObject",
    plant: { behaviour: { overwrites: true } },
    shows: failed(({ status }) => status),
    healthy: "failed",
    faulty: "done",
  },
]);

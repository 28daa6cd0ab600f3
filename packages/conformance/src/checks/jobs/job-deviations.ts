import { comparableId } from "../../load/id-in.js";
import { isKnown, jobStatuses } from "@document-export/types/constants";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json, type JsonObject, member } from "../../load/json.js";
import { timeOf } from "../events/target-clock.js";

const JOB = { clause: "Endpoints 2, response" } as const satisfies Basis;
const STATES = { clause: "States and transitions" } as const satisfies Basis;
const FLAGS = { decision: "job-flags" } as const satisfies Basis;
const OUTPUT = { decision: "job-output" } as const satisfies Basis;
const TRANSITIONS = { decision: "job-transitions" } as const satisfies Basis;
const OBSERVATION = { decision: "job-observation" } as const satisfies Basis;

/** Every basis for a deviation within one job. */
export const JOB_BASES: readonly Basis[] = [JOB, STATES, FLAGS, OUTPUT];

/** Every basis for a deviation between two views of a job. */
export const CHANGE_BASES: readonly Basis[] = [TRANSITIONS, FLAGS, OUTPUT, OBSERVATION];

/** A deviation and the basis that it violates. */
export type JobDeviation = readonly [basis: Basis, message: string];

/** Yields the contradictions within a job. */
export function* jobDeviations(job: unknown): Generator<JobDeviation> {
  if (!isJsonObject(job))
    return yield [JOB, "exportHostedDocument: expected a job, got another value."];
  const { status, hasErrors, outputDocuments } = job;
  const hasOutput = Array.isArray(outputDocuments) && outputDocuments.length > 0;
  if (!isKnown(jobStatuses, String(status)))
    yield [STATES, `Job: \`status\` is none of the four states: ${JSON.stringify(status)}.`];
  if (status === "failed" && hasErrors !== true)
    yield [FLAGS, "Job: expected `hasErrors` true of a failed job."];
  if (status === "done" && hasErrors === true)
    yield [FLAGS, "Job: expected `hasErrors` false of a job that is done."];
  if (status === "queued" && hasOutput)
    yield [OUTPUT, "Job: expected no `outputDocuments` of a queued job."];
  if (status === "done" && !hasOutput)
    yield [OUTPUT, "Job: expected `outputDocuments` to name what a job that is done created."];
  const path = textsOf(job).find((text) => SERVER_PATH.test(text));
  if (path !== undefined)
    yield [OUTPUT, `Job: expected no path of the server, got \`${path.slice(0, MAX_QUOTE)}\`.`];
}

const MAX_QUOTE = 80;

/** An absolute file system path, at the start of the text or after a space or a quotation mark. */
const SERVER_PATH =
  /(?:^|[\s"'`(])(?:file:\/\/|[A-Za-z]:\\|\/(?:home|var|srv|opt|usr|tmp|mnt|root|etc|data|Users)\/)/;

function textsOf(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((one: Json | undefined) => textsOf(one));
}

/** Yields what a later view of a job shows that cannot follow from an earlier view. */
export function* changeDeviations(before: JsonObject, after: JsonObject): Generator<JobDeviation> {
  const [from, to] = [before["status"], after["status"]];
  if (isFinal(from) && to !== from)
    yield [TRANSITIONS, `Job: expected the final state ${from} to stay, got ${String(to)}.`];
  for (const name of ["id", "type"])
    if (comparableId(before[name]) !== comparableId(after[name]))
      yield [
        OBSERVATION,
        `Job: expected \`${name}\` to stay ${quote(before[name])}, got ${quote(after[name])}.`,
      ];
  if (timeOf(before["queuedAt"]) !== timeOf(after["queuedAt"]))
    yield [
      OUTPUT,
      `Job: expected \`queuedAt\` to stay ${quote(before["queuedAt"])}, got ${quote(after["queuedAt"])}.`,
    ];
  for (const flag of ["hasErrors", "hasWarnings"])
    if (before[flag] === true && after[flag] !== true)
      yield [FLAGS, `Job: expected \`${flag}\` to stay true, got ${quote(after[flag])}.`];
  const [some, fewer] = [before, after].map((job) => countOf(job));
  if (isFinal(from) && some !== fewer)
    yield [OUTPUT, `Job: expected ${some} \`outputDocuments\` to stay, got ${fewer}.`];
}

function isFinal(status: unknown): status is string {
  return status === "done" || status === "failed";
}

function countOf(job: JsonObject): number {
  const documents = member(job, "outputDocuments");
  return Array.isArray(documents) ? documents.length : 0;
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value) ?? "nothing"}\``;
}

import type { Basis } from "../../findings/basis.js";
import { type JsonObject, member } from "../../load/json.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import type { Form } from "../../probe/form.js";
import type { Part } from "../../probe/multipart.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { exportRequest, filePart } from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { type RefusalExpectation, expectRefusal } from "../expect/expect-response.js";
import type { RuleContext } from "../rule.js";

/** The parts of a valid export whose document has its own title. */
export interface Upload {
  readonly title: string | undefined;
  readonly destination: number;
  readonly file: Part;
  readonly options: Part;
}

const BUSY = new Set([429, 503]);

/** Problems of a workspace that is full (catalogue of problems): what runs before this one left may be the cause. */
const FULL = /:too-many-[a-z-]+$/;

/** Returns the members of valid options on this target. */
export async function validOptions({ scenario, target }: RuleContext): Promise<JsonObject> {
  return { ...target.baseOptions, destination: await scenario.destination() };
}

/** Makes a valid export, with more members of its options. */
export async function newUpload(context: RuleContext, members: JsonObject = {}): Promise<Upload> {
  const { title, text } = context.scenario.document();
  const options = { ...(await validOptions(context)), ...members };
  return {
    title,
    destination: await context.scenario.destination(),
    file: filePart(text),
    options: { name: "options", content: JSON.stringify(options), type: "application/json" },
  };
}

/** Returns the form of an upload as most clients send it. */
export function formOf({ file, options }: Upload): Form {
  return { parts: [file, options], boundary: "document-export-conformance" };
}

/**
 * Makes sure that the target accepts a plain export, since one that refuses everything proves nothing.
 * @throws NotExercisedError if it is refused, which `job-shape` reports
 */
export async function requireUpload({ scenario }: RuleContext): Promise<void> {
  const { response } = (await scenario.observedExport()).first;
  if (isSuccess(response.status)) return;
  throw new NotExercisedError(`a plain export is refused with ${quoteResponse(response)}`);
}

/** A variant of an export that must be accepted like the plain one. */
export interface AcceptedUpload {
  /** What is special about it, such as `with options before file`. */
  readonly what: string;
  readonly basis: Basis;
  readonly upload: Upload;
  readonly request: ProbeRequest;
}

/**
 * Reports a variant of an accepted export that is refused, whatever the status; that of one which is
 * accepted is looked up later. Returns whether it was accepted.
 * @throws NotExercisedError if the target is busy
 */
export async function expectUploaded(
  context: RuleContext,
  { what, basis, upload, request }: AcceptedUpload,
): Promise<boolean> {
  const exchange = await context.send(request);
  if (!expectAccepted(context, { what, basis, exchange })) return false;
  const { title, destination } = upload;
  if (title !== undefined)
    context.scenario.awaitedRecords.push({ what, title, destination, exchange });
  return true;
}

/**
 * Makes sure that a request was not refused for want of time or room, which says nothing of its form.
 * @throws NotExercisedError with the refusal
 */
export function requireRoom({ request, response }: Exchange): void {
  if (!BUSY.has(response.status) && !FULL.test(String(member(response.json, "type")))) return;
  throw new NotExercisedError(`${request.operation} is refused with ${quoteResponse(response)}`);
}

/** Reports a valid request that is refused, whatever the status; returns whether it was accepted. */
export function expectAccepted(
  context: RuleContext,
  { what, basis, exchange }: { what: string; basis: Basis; exchange: Exchange },
): boolean {
  const { request, response } = exchange;
  if (isSuccess(response.status)) return true;
  const subject = `${request.operation ?? request.path} ${what}`;
  requireRoom(exchange);
  context.report(
    basis,
    `${subject}: expected a 2xx status, got ${quoteResponse(response)}.`,
    exchange,
  );
  return false;
}

/** Sends an export with exactly these parts, which must be refused. */
export async function expectPartsRefused(
  context: RuleContext,
  parts: readonly Part[],
  expectation: RefusalExpectation,
): Promise<void> {
  expectRefusal(context, await context.send(exportRequest(parts)), expectation);
}

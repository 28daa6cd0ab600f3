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

/** The parts of a valid export whose document has a unique title. */
export interface Upload {
  readonly title: string | undefined;
  readonly destination: number;
  readonly file: Part;
  readonly options: Part;
}

const BUSY = new Set([429, 503]);

/** Problems of a full workspace (catalogue of problems), which jobs left by earlier rules may have caused. */
const FULL = /:too-many-[a-z-]+$/;

/** Returns the members of valid options for this target. */
export async function validOptions({ scenario, target }: RuleContext): Promise<JsonObject> {
  return { ...target.baseOptions, destination: await scenario.destination() };
}

/** Creates a valid export, with additional members in its options. */
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
 * Checks that the target accepts a plain export, since a target that refuses everything proves nothing.
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
 * Reports a refused variant of an accepted export, whatever the status. The record of an accepted one is looked up
 * later. Returns whether the variant was accepted.
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
 * Checks that a request was not refused because the target is busy or full, which says nothing about the form of the
 * request.
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

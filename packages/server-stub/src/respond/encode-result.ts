import { toJson } from "../contract/to-json.js";
import type { Check, Operation, ResponseContract } from "../contract/operation.js";
import type { PreparedOperation } from "./prepare-responses.js";
import { type PreparedResponse, chooseContent, type ChosenContent } from "./prepare-responses.js";
import type { Violation } from "../contract/violation.js";
import { fail } from "../checks/fail.js";
import type { CoreResponse } from "../request/core-request.js";
import { assertHeader, assertStatus } from "./assert-sendable.js";
import { encodeEvent } from "./encode-events.js";
import {
  END_OF_EVENTS,
  isStream,
  mapStream,
  type ByteStream,
  type EventStream,
} from "../request/streams.js";

/** The result of a handler, before it is checked against the contract. */
export interface HandlerResult {
  readonly status: number;
  /** Media type of the body, if the contract has several. */
  readonly contentType?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Thrown if the implementation's response violates the contract; the caller sees a private 500. */
export class InvalidResponseError extends Error {
  override readonly name = "InvalidResponseError";
  readonly violations: readonly Violation[];

  constructor(operation: Operation, status: number, violations: readonly Violation[]) {
    const named = violations
      .map(({ name, pointer, detail }) => `${name ?? (pointer || "/")}: ${detail}`)
      .join(" ");
    super(`${operation.id} responded with ${status} and violates the contract. ${named}`);
    this.violations = violations;
  }
}

/**
 * Checks a handler's result and encodes it completely before the first byte is sent; the items of a stream are checked
 * as they arrive.
 */
export function encodeResult(
  operation: PreparedOperation,
  result: HandlerResult,
  extra: Readonly<Record<string, string>>,
  check: boolean,
): CoreResponse {
  if (result.contentType !== undefined) assertHeader("content-type", result.contentType);
  const contract = contractFor(operation, result.status);
  const content = contract && chooseContent(contract, result.contentType);
  const headers = headersOf(result.headers, extra);
  if (check) assertConforms(operation, result, contract, content, headers);
  const status = operation.sends?.[result.status] ?? result.status;
  const isEmpty = content === undefined || result.body === undefined;
  const body = isEmpty
    ? undefined
    : content.kind === "events"
      ? encodeEvents(operation, result, content, check)
      : content.kind === "lines" || content.kind === "sequence"
        ? encodeItems(operation, result, content, check)
        : encodeBody(result.body, content);
  if (!isEmpty) headers["content-type"] ??= content.mediaType;
  assertStatus(status, body);
  return { status, headers, body };
}

function contractFor(
  { responses }: PreparedOperation,
  status: number,
): PreparedResponse | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

function assertConforms(
  operation: Operation,
  result: HandlerResult,
  contract: ResponseContract | undefined,
  content: ChosenContent | undefined,
  headers: Readonly<Record<string, string>>,
): void {
  const violations: Violation[] = [];
  if (!contract) violations.push(unknownStatus(operation));
  contract?.checkHeaders?.(headers, violations);
  if (content) checkBody(result.body, content, violations);
  else if (result.body !== undefined) violations.push(unknownContent(contract));
  if (violations.length > 0) throw new InvalidResponseError(operation, result.status, violations);
}

function unknownStatus({ responses }: Operation): Violation {
  const detail = `Expected ${Object.keys(responses).join(", ")}.`;
  return { in: "body", pointer: "", keyword: "status", detail };
}

function unknownContent(contract: ResponseContract | undefined): Violation {
  return { in: "body", pointer: "", keyword: "content", detail: expectedContent(contract) };
}

function expectedContent(contract: ResponseContract | undefined): string {
  const types = Object.keys(contract?.content ?? {});
  if (types.length === 0) return "Expected no body.";
  return `Expected \`contentType\` to be one of ${types.join(", ")}.`;
}

function checkBody(body: unknown, { kind, check }: ChosenContent, violations: Violation[]): void {
  // Items of a stream are checked when they are sent.
  if (kind === "events" || kind === "lines" || kind === "sequence") return;
  if (kind === "json" || typeof body === "string") return check(body, "", violations);
  if (body instanceof Uint8Array || body === undefined || isStream(body)) return;
  fail(violations, "", "content", "a string, bytes or a stream of them", body);
}

/** Encodes events as text and checks each before it is sent; an example in the contract is a single event. */
function encodeEvents(
  operation: Operation,
  { status, body }: HandlerResult,
  { check }: ChosenContent,
  isChecked: boolean,
): ByteStream {
  const items = (isStream(body) ? body : onlyItem({ data: body })) as EventStream<unknown>;
  return mapStream(items, (item) => {
    if (isChecked && "data" in item && item.data !== END_OF_EVENTS)
      assertItem(operation, status, item.data, check);
    return encodeEvent(item);
  });
}

/**
 * Encodes items as JSON and checks each before it is sent; a list is sent item by item, and an example in the contract
 * is a single item.
 */
function encodeItems(
  operation: Operation,
  { status, body }: HandlerResult,
  { kind, check }: ChosenContent,
  isChecked: boolean,
): ByteStream {
  const items = isStream(body) ? body : eachOf(Array.isArray(body) ? body : [body]);
  const before = kind === "sequence" ? "\x1e" : "";
  return mapStream(items, (item) => {
    if (isChecked) assertItem(operation, status, item, check);
    return `${before}${toJson(item)}\n`;
  });
}

function assertItem(operation: Operation, status: number, item: unknown, check: Check): void {
  const violations: Violation[] = [];
  check(item, "", violations);
  if (violations.length > 0) throw new InvalidResponseError(operation, status, violations);
}

async function* eachOf(items: readonly unknown[]): AsyncGenerator<unknown, void, undefined> {
  yield* items;
}

async function* onlyItem<Item>(item: Item): AsyncGenerator<Item, void, undefined> {
  yield item;
}

/**
 * Merges the handler's headers over those of the hook before it, with names in lower case. Throws a TypeError if one
 * cannot be sent.
 */
function headersOf(
  headers: HandlerResult["headers"],
  extra: Readonly<Record<string, string>>,
): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const name in extra) put(defined, name, extra[name]);
  for (const name in headers) put(defined, name.toLowerCase(), headers[name]);
  return defined;
}

function put(headers: Record<string, string>, name: string, value: string | undefined): void {
  if (value === undefined) return;
  assertHeader(name, value);
  headers[name] = value;
}

function encodeBody(body: unknown, { kind }: ChosenContent): string | Uint8Array | ByteStream {
  if (body instanceof Uint8Array) return body;
  if (kind !== "json" && isStream(body)) return body as ByteStream;
  return typeof body === "string" && kind !== "json" ? body : toJson(body);
}

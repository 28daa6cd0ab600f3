import { type Change, changeAt, type Finding, type Party, show } from "../../model/change.ts";
import { keysOf, objectAt, type Pair, pairOf, type Place } from "../../model/place.ts";
import { compareDeprecation, compareTexts } from "../schema/compare-annotations.ts";
import { compareContent } from "./compare-content.ts";
import { compareRequired } from "./compare-headers.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareResponses } from "./compare-responses.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareServers } from "./compare-servers.ts";
import { type Exchange, exchangeOf } from "./flow.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** A path, a webhook or a callback: its caller, and its name. */
export interface Called {
  readonly sender: Party;
  readonly name: string;
}

/** Compares the operations of one path, webhook or callback. */
export function compareOperations(paths: Pair, called: Called): Change[] {
  const methods = METHODS.filter(
    (method) => method in objectAt(paths.before) || method in objectAt(paths.after),
  );
  return methods.flatMap((method) => {
    const pair = pairOf(paths, method);
    const exchange = exchangeOf(nameOf(pair, method, called.name), called.sender);
    const finding = presence(pair, exchange, called.sender);
    return finding
      ? [changeAt(pair, finding, exchange.request)]
      : compareOperation(paths, pair, exchange);
  });
}

function nameOf({ before, after }: Pair, method: string, name: string): string {
  const id = objectAt(after)["operationId"] ?? objectAt(before)["operationId"];
  return typeof id === "string" ? id : `${method.toUpperCase()} ${name}`;
}

function presence(
  { before, after }: Pair,
  { request }: Exchange,
  sender: Party,
): Finding | undefined {
  const name = `${sender === "caller" ? "the operation" : "the call"} ${show(request.operation)}`;
  if (before.value === undefined)
    return { kind: "operation-added", effect: "offered", what: `${name} was added` };
  if (after.value === undefined)
    return { kind: "operation-removed", effect: "removed", what: `${name} was removed` };
  return undefined;
}

function compareOperation(paths: Pair, pair: Pair, { request, response }: Exchange): Change[] {
  return [
    ...ownFindings(pair).map((finding) => changeAt(pair, finding, request)),
    ...compareServers(pairOf(pair, "servers"), request),
    ...compareSecurity(pair, request),
    ...compareParameters(paths, pair, request),
    ...compareBody(pairOf(pair, "requestBody"), request),
    ...compareResponses(pairOf(pair, "responses"), response),
    ...compareCallbacks(pairOf(pair, "callbacks"), request.sender),
  ];
}

function ownFindings({ before, after }: Pair): Finding[] {
  const [old, now] = [objectAt(before), objectAt(after)];
  return [
    ...compareNames(old["operationId"], now["operationId"], "operation"),
    ...compareNames(old[BODY_NAME], now[BODY_NAME], "body"),
    ...compareNames(old["x-pagination"], now["x-pagination"], "page iterator"),
    ...compareDeprecation(old, now),
    ...compareTexts(old, now, isWords),
  ];
}

const BODY_NAME = "x-codegen-request-body-name";
const NAMES = new Set([BODY_NAME, "x-pagination"]);

function isWords(keyword: string): boolean {
  if (keyword.startsWith("x-")) return !NAMES.has(keyword);
  return ["summary", "description", "tags", "externalDocs"].includes(keyword);
}

/** Reports a changed name of a method, a handler or an option in generated code. */
function compareNames(before: unknown, after: unknown, thing: string): Finding[] {
  if (show(before) === show(after)) return [];
  const what = `the name of the ${thing} was ${show(before)} and is ${show(after)}`;
  return [{ kind: `${thing.replace(" ", "-")}-renamed`, effect: "renamed", what }];
}

function compareBody(pair: Pair, flow: Exchange["request"]): Change[] {
  const { before, after } = pair;
  if (before.value === undefined && after.value === undefined) return [];
  const [was, is] = [isRequired(before), isRequired(after)];
  if (before.value === undefined) {
    const effect = is ? "narrowed" : "added";
    return [changeAt(pair, { kind: "body-added", effect, what: "a body was added" }, flow)];
  }
  if (after.value === undefined)
    return [
      changeAt(
        pair,
        { kind: "body-removed", effect: "removed", what: "the body was removed" },
        flow,
      ),
    ];
  const findings = [
    ...compareRequired(was, is, "the body"),
    ...compareTexts(objectAt(before), objectAt(after), (keyword) => keyword === "description"),
  ];
  return [
    ...findings.map((finding) => changeAt(pair, finding, flow)),
    ...compareContent(pairOf(pair, "content"), flow),
  ];
}

function isRequired(body: Place): boolean {
  return objectAt(body)["required"] === true;
}

/** Compares callbacks, whose requests go the other way: the implementer of the operation sends them. */
function compareCallbacks(pair: Pair, caller: Party): Change[] {
  const sender = caller === "caller" ? "implementer" : "caller";
  return keysOf(pair).flatMap((name) => {
    const callback = pairOf(pair, name);
    return keysOf(callback).flatMap((expression) =>
      compareOperations(pairOf(callback, expression), { sender, name }),
    );
  });
}

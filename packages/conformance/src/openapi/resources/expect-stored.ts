import type { RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json, member } from "../../load/json.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { parseJson } from "../../probe/read-body.js";
import { type PlaceOfId, shownResource } from "./shown-resource.js";

const STORED = { openapi: "paths", rfc: "RFC 9110, 15.3.2" } as const satisfies Basis;

/** Members nested deeper than this are not compared. */
const MAX_DEPTH = 3;

interface Stored {
  readonly reading: ProbeRequest;
  readonly place: PlaceOfId;
  /** The exchange that has sent the values. */
  readonly sent: Exchange;
}

/** Members that were sent are read back with the same value, as far as both sides have the member with the same type. */
export async function expectStored(
  context: RuleContext,
  { reading, place, sent: { request, response } }: Stored,
): Promise<void> {
  const now = await context.send(reading);
  const body =
    request.body?.kind === "text" ? parseJson(Buffer.from(request.body.text)) : undefined;
  const resourceOf = (json: Json | undefined): Json | undefined =>
    shownResource(json, place)?.resource ?? json;
  const [before, after] = [response.json, now.response.json].map(resourceOf);
  for (const { name, sent, got } of differences({ sent: unwrapped(body, after), before, after })) {
    const message = `${reading.operation} of what was created: expected \`${name}\` ${JSON.stringify(sent)}, got ${JSON.stringify(got)}.`;
    context.report(STORED, message, now);
  }
}

/** Returns the part of a body that has the members of the resource: an envelope also stands around what is sent. */
function unwrapped(body: Json | undefined, resource: Json | undefined): Json | undefined {
  if (!isJsonObject(body) || !isJsonObject(resource)) return body;
  const names = Object.keys(body);
  const [name = ""] = names;
  return names.length === 1 && !(name in resource) && isJsonObject(body[name]) ? body[name] : body;
}

interface Values {
  readonly sent: Json | undefined;
  /** As in the response to the request. */
  readonly before: Json | undefined;
  /** As read afterwards. */
  readonly after: Json | undefined;
}

interface Difference {
  readonly name: string;
  readonly sent: Json;
  readonly got: Json | undefined;
}

function* differences({ sent, before, after }: Values, depth = 0): Generator<Difference> {
  if (!isJsonObject(sent) || depth > MAX_DEPTH) return;
  for (const [name, value = null] of Object.entries(sent)) {
    const [shown, got] = [before, after].map((one) => member(one, name));
    if (isJsonObject(value) && isJsonObject(got)) {
      for (const below of differences({ sent: value, before: shown, after: got }, depth + 1))
        yield { ...below, name: `${name}/${below.name}` };
      continue;
    }
    if (typeof value === "object" || !isComparable(got, value) || isSame(got, value)) continue;
    // If the response to the request shows another value for a member, the server sets that member.
    if (shown !== undefined && shown === got) continue;
    yield { name, sent: value, got };
  }
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Some servers show numbers as texts, so that no digit is lost. */
function isComparable(got: Json | undefined, sent: Json): got is Json {
  if (typeof got === typeof sent) return true;
  return typeof sent === "number" && typeof got === "string" && DECIMAL.test(got);
}

const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/i;

/** A number and a point in time can be written in several ways. */
function isSame(one: Json | undefined, other: Json): boolean {
  if (one === other || (typeof other === "number" && Number(one) === other)) return true;
  if (typeof one !== "string" || typeof other !== "string") return false;
  return TIME.test(one) && TIME.test(other) && Date.parse(one) === Date.parse(other);
}

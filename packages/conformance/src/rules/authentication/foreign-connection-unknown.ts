import { expectRefusal } from "../../checks/expect/expect-response.js";
import { isOwnId } from "../../checks/lists/own-ids.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import { SECOND_TOKEN } from "../../probe/credentials.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { readPage } from "../../probe/read-response.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const VISIBILITY = { decision: "visibility" } as const satisfies Basis;

/** The largest int32; no real server has issued that many ids. */
const UNKNOWN = 2 ** 31 - 1;

/** A connection of another workspace is refused exactly like a connection that does not exist. */
export const foreignConnectionUnknown: Rule = {
  id: "foreign-connection-unknown",
  title: "A connection of another workspace is refused exactly as one that does not exist.",
  level: "unsafe",
  basis: [VISIBILITY, PROBLEM_DETAILS],
  operations: ["createWebhook", "exportHostedDocument"],
  needs: ["foreignDestination"],
  async run(context) {
    const { scenario, target } = context;
    const foreign = target.foreignDestination ?? UNKNOWN;
    if (isOwnId(target, foreign))
      throw new NotExercisedError("each workspace counts its connections alone");
    const { names, source } = await lookAround(context);
    const other = source === undefined || isOwnId(target, source) ? foreign : source;
    const { text } = scenario.document();
    const own = await scenario.destination();
    const webhook = describeWebhook(target, { destination: own, name: "", isMinimal: true });
    const requests: readonly (readonly [id: number, request: (id: number) => ProbeRequest])[] = [
      [foreign, (id) => webhookRequest({ ...webhook, connections: [id] })],
      [other, (id) => webhookRequest({ ...webhook, connections: [own, id] })],
      [foreign, (id) => exportRequest([filePart(text), optionsPart(id)])],
    ];
    for (const [id, request] of requests) {
      const exchange = await context.send(request(id));
      const what = "for a connection of another workspace";
      const expectation = { what, status: 422, accepted: VISIBILITY, otherStatus: VISIBILITY };
      expectRefusal(context, exchange, expectation);
      const named = names.find((name) => exchange.response.text.includes(name));
      if (named !== undefined)
        context.report(VISIBILITY, `${subject(exchange)}: names it, \`${named}\`.`, exchange);
      const unknown = await context.send(request(UNKNOWN));
      if (exchange.response.status !== 422 || unknown.response.status !== 422) continue;
      const [got, expected] = [shapeOf(exchange), shapeOf(unknown)];
      if (got === expected) continue;
      const message = `${subject(exchange)}: expected the problem of an unknown one, \`${expected}\`, got \`${got}\`.`;
      context.report(VISIBILITY, message, exchange);
    }
  },
};

function subject({ request }: Exchange): string {
  return `${request.operation} for a connection of another workspace`;
}

interface Surroundings {
  /** Names that are long enough to be recognised in responses. */
  readonly names: readonly string[];
  /** The id of a source connection. */
  readonly source?: number;
}

/** Collects what the other workspace shows about its connections. */
async function lookAround(context: RuleContext): Promise<Surroundings> {
  if (context.target.secondToken === undefined) return { names: [] };
  const authorization = `Bearer ${SECOND_TOKEN}`;
  const { response } = await context.send({ ...listRequest("listCollections"), authorization });
  const items = readPage(response)?.items ?? [];
  const ends = items.flatMap((item) => [
    member(item, "destinationConnection"),
    member(item, "sourceConnection"),
  ]);
  const names = ends.map((connection) => member(connection, "name"));
  const source = member(member(items[0], "sourceConnection"), "id");
  return {
    names: names.filter((name) => typeof name === "string").filter((name) => name.length > 3),
    ...(typeof source === "number" && { source }),
  };
}

/** Returns a problem without its instance-specific members: the id that was sent, and ids of the occurrence. */
function shapeOf({ response }: Exchange): string {
  const type = String(member(response.json, "type"));
  const detail = String(member(response.json, "detail"));
  const withoutIds = detail
    .replaceAll(/\b[\da-f]{8}[\da-f-]*/gi, "#")
    .replaceAll(/\d+(?:[.,'_]\d+)*/g, "#");
  return `${type}: ${withoutIds}`;
}

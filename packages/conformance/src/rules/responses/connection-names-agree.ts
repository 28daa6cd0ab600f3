import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const NAMES = { decision: "connection-snapshot" } as const satisfies Basis;

/** Members of resources that contain references to connections. */
const MEMBERS = new Set(["sourceConnection", "destinationConnection", "connections"]);

interface Reference {
  readonly id: number;
  readonly name: string;
}

/** The name of a connection, its previous name, and the exchange that showed it last. */
interface Known {
  readonly name: string;
  readonly before?: string;
  readonly exchange: Pick<Exchange, "sentAt" | "milliseconds">;
}

/** A connection has the same name everywhere; otherwise a reader of two lists sees two connections. */
export const connectionNamesAgree = incremental({
  id: "connection-names-agree",
  title: "A connection has one name, wherever it is shown.",
  basis: [NAMES],
  operations: [...LIST_OPERATIONS, "createWebhook"],
  begin(context) {
    const names = createIndex<Known>("connections", context);
    let seen = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        if (request.operation === undefined || !isSuccess(response.status)) return;
        const shown = new Map<number, string>();
        for (const { id, name } of referencesIn(response.json)) {
          const other = shown.get(id);
          shown.set(id, name);
          if (other !== undefined && other !== name) return report(exchange, id, [other, name]);
        }
        for (const [id, name] of shown) {
          seen += 1;
          const key = `${callerOf(request)} ${id}`;
          const known = names.get(key);
          const isLater = known === undefined || isBefore(known.exchange, exchange);
          // A connection may be renamed, and then keeps the new name. If the old name appears again, both were in use
          // all along.
          if (known && isLater && known.before === name) report(exchange, id, [known.name, name]);
          if (!isLater) continue;
          const before = known?.name === name ? known.before : known?.name;
          const times = { sentAt: exchange.sentAt, milliseconds: exchange.milliseconds };
          names.set(key, { name, exchange: times, ...(before !== undefined && { before }) });
        }
      },
      end() {
        if (seen === 0) throw new NotExercisedError("no connection was shown");
      },
    };

    function report(exchange: Exchange, id: number, [one, other]: readonly [string, string]): void {
      const message = `${exchange.request.operation}: expected connection ${id} to have one name wherever it is shown, got \`${one}\` and \`${other}\`.`;
      context.report(NAMES, message, exchange);
    }
  },
});

function referencesIn(json: Json | undefined): readonly Reference[] {
  if (Array.isArray(json)) return json.flatMap(referencesIn);
  if (!isJsonObject(json)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    MEMBERS.has(name) ? [value ?? []].flat().flatMap(referenceOf) : referencesIn(value),
  );
}

function referenceOf(value: Json): readonly Reference[] {
  const { id, name }: { readonly [member: string]: Json | undefined } = isJsonObject(value)
    ? value
    : {};
  return typeof id === "number" && typeof name === "string" ? [{ id, name }] : [];
}

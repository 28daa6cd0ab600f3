import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental } from "../../checks/incremental.js";
import { digestOf } from "../../checks/request-content.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import { isSuccess, readPage } from "../../probe/read-response.js";
import { isRedacted } from "../../secrets/is-redacted.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const ORDERING = { decision: "ordering" } as const satisfies Basis;

/** Records are only appended, so each record stays at its position. */
export const recordsStay = incremental({
  id: "records-stay",
  title: "A record keeps its content and its place in the list, whatever the size of the pages.",
  basis: [ORDERING],
  operations: ["listDocumentExports"],
  begin(context) {
    const places = createIndex<string>("places of records", context);
    let again = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        if (request.operation !== "listDocumentExports" || !isSuccess(response.status)) return;
        const page = readPage(response);
        // `pages-agree` reports faults of the page itself.
        if (!page || page.pageNo < 1 || page.items.length > page.pageSize) return;
        const first = (page.pageNo - 1) * page.pageSize;
        for (const [index, item] of page.items.entries()) {
          const identity = identityOf(item);
          if (isRedacted(identity)) continue;
          const place = `${callerOf(request)} ${first + index}`;
          const digest = digestOf(identity);
          const before = places.get(place);
          if (before !== undefined) again += 1;
          if (before !== undefined && before !== digest) {
            const message = `listDocumentExports: expected the record at each place to stay, got another at place ${first + index + 1}.`;
            return context.report(ORDERING, message, exchange);
          }
          places.set(place, digest);
        }
      },
      end() {
        if (again === 0) throw new NotExercisedError("no record was seen twice");
      },
    };
  },
});

/** Returns the part of a record that is fixed at export time; a connection may be renamed later. */
function identityOf(record: Json): string {
  const connections = ["sourceConnection", "destinationConnection"].map((name) =>
    member(member(record, name), "id"),
  );
  const fixed = [
    "sourceDocumentTitle",
    "sourceDocumentReference",
    "sourceDocumentVersion",
    "destinationReference",
    "exportedAt",
  ].map((name) => member(record, name));
  return JSON.stringify([...connections, ...fixed]);
}

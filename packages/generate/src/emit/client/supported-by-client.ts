import type { Note, Notes } from "@document-export/openapi";
import { pagesMethod } from "./options/method-names.ts";
import { paginationOf, paginationProblems } from "./pagination-of.ts";
import type { ApiModel, OperationModel, SteppedPagesModel } from "../../model/model.ts";
import { indexSchemas } from "../../model/schema-index.ts";
import { leaveOut, placeOf } from "../leave-out.ts";

/** Methods that fetch refuses to send (Fetch Standard, forbidden method). */
const FORBIDDEN = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Returns a model with only the operations and the pagination that a client supports. */
export function clientGate(model: ApiModel, notes: Notes): ApiModel {
  const sent = leaveOut(
    model,
    ({ method }) =>
      FORBIDDEN.has(method.toUpperCase())
        ? {
            kind: "method-not-sent",
            found: `\`fetch\` cannot send ${method}`,
            fix: "Leave it out with `--skip`, or describe another method",
          }
        : undefined,
    notes,
  );
  return withoutOtherPages(sent, notes);
}

/**
 * Removes the pagination of lists whose `x-pagination` names missing members, or whose page method would have the name
 * of another method.
 */
function withoutOtherPages(model: ApiModel, notes: Notes): ApiModel {
  const schemas = indexSchemas(model);
  const taken = new Set(model.operations.map(({ id }) => id.toLowerCase()));
  const operations = model.operations.map((operation) => {
    const { id } = operation;
    const place = placeOf(operation);
    const [problem] = paginationProblems(operation, schemas);
    const read = `\`${id}\` has no method that reads every page`;
    const pages = paginationOf(operation, schemas);
    const method = pagesMethod(id);
    if (problem !== undefined)
      notes.add({
        kind: "pagination",
        place,
        found: problem,
        read,
        fix: "Name parameters and members that the operation has",
      });
    else if (!pages) return operation;
    else if (!taken.has(method.toLowerCase())) {
      taken.add(method.toLowerCase());
      if (operation.pagination === undefined && "by" in pages)
        notes.add(recognised(operation, pages));
      return operation;
    } else
      notes.add({
        kind: "pages-of-another-name",
        place,
        found: `the method that reads every page would be called \`${method}\`, which is taken`,
        read,
        fix: "Rename one of the two, or write `x-pagination: false`",
      });
    return { ...operation, pagination: false as const };
  });
  return { ...model, operations };
}

/** Notes that pagination was recognized by names alone, which is a good guess but still a guess. */
function recognised(
  operation: OperationModel,
  { by, parameter, ...signs }: SteppedPagesModel,
): Note {
  const { next, more, total, link } = signs;
  const sign = next ?? more ?? total ?? (link ? "Link" : undefined);
  const end = sign === undefined ? "until one has no items" : `by \`${sign}\``;
  return {
    kind: "pages",
    place: placeOf(operation),
    found: `a list with the ${by} \`${parameter}\``,
    read: `\`${pagesMethod(operation.id)}\` reads every page, ${end}`,
    fix: "Confirm it with `x-pagination`, or reject it with `x-pagination: false`",
  };
}

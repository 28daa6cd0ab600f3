import { Code, code, comment, documented, join, key } from "../code.ts";
import { importAll, importUsed } from "../imports.ts";
import { typeName } from "../names.ts";
import type { ApiModel, OperationModel } from "../../model/model.ts";
import { indexSchemas } from "../../model/schema-index.ts";
import { deprecatedTag } from "../schemas/deprecated-tag.ts";
import { quoteTags } from "../schemas/doc-of.ts";
import { typeContext, typeOf, type TypeContext } from "../schemas/type-of.ts";
import { emitCredentials } from "./credentials/emit-credentials.ts";
import { sentSchemes } from "./credentials/sent-schemes.ts";
import { creationOf, emitCreateClient, type ClientSettings } from "./emit-create-client.ts";
import { emitProblems, emitStatuses } from "./emit-problems.ts";
import { methodName, pagesMethod } from "./options/method-names.ts";
import {
  emitOptions,
  emitPagesOptions,
  needsOptions,
  optionsName,
} from "./options/emit-options.ts";
import { itemsOfPages } from "./pages-of.ts";
import { paginationOf } from "./pagination-of.ts";
import { chosenResults, resultType } from "./result-of.ts";

const TYPES = names(
  "CallOptions ClientOptions EventStream FileContent IterateOptions NestedOptions Pages ProblemOf Secret UploadOptions UserPassword",
);
const GLOBALS = names("Blob Exclude NonNullable Promise");
const VALUES = names("createClientFrom credentials isProblemOf");

/**
 * Emits the `Client` interface with one documented method per operation, the options of each method, and
 * `createClient`.
 */
export function emitMethods(model: ApiModel, settings: ClientSettings): Code {
  const { operations } = model;
  const schemaNames = model.schemas.map(({ name }) => typeName(name));
  const taken = new Set([
    ...ownNames(model),
    ...[...TYPES, ...VALUES, ...GLOBALS].map(({ text }) => text),
  ]);
  const isApart = schemaNames.some(({ text }) => taken.has(text));
  const context = typeContext(model, { prefix: isApart ? code`schemas.` : code`` });
  const problems = emitProblems(model, context);
  const schemes = sentSchemes(model);
  const body = code`
    ${operations.map((operation) => code`${emitOptions(operation, context)} ${emitPagesOptions(operation, context)}`)}

    /**
     * One method per operation. Every method throws an error of the runtime, or the reason of the signal when it was
     * aborted. A wrong option throws a TypeError that names it, before anything is sent.
     */
    export interface Client {
      ${operations.map((operation) => emitMethod(operation, context))}
      ${operations.map((operation) => emitPagesMethod(operation, context))}
    }

    ${emitCredentials(schemes)}

    ${emitCreateClient(creationOf(model, settings))}

    ${problems}

    ${emitStatuses(problems)}
  `;
  // A schema may have the same name as an import.
  const own = isApart ? new Code(body.text.replaceAll(/\bschemas\.[\w$]+/g, "")) : body;
  return code`
    ${isApart ? importAll(code`schemas`, settings.types, body) : importUsed(schemaNames, settings.types, body, "type")}
    ${importUsed(VALUES, "../runtime.js", own)}
    ${importUsed(TYPES, "../runtime.js", own, "type")}
    import { operations } from "./operations.js";

    ${body}
  `;
}

function names(list: string): Code[] {
  return list.split(" ").map((name) => new Code(name));
}

/** Returns the names that the file itself declares. */
function ownNames(model: ApiModel): string[] {
  const schemas = indexSchemas(model);
  const paged = model.operations.filter((operation) => paginationOf(operation, schemas));
  const methods = [
    ...model.operations.map(({ id }) => id),
    ...paged.map(({ id }) => pagesMethod(id)),
  ];
  return [
    "Client",
    "Credentials",
    "Problems",
    ...methods.map((method) => optionsName(method).text),
  ];
}

function emitMethod(operation: OperationModel, context: TypeContext): Code {
  const { id } = operation;
  const method = key(methodName(id));
  const mark = needsOptions(operation) ? code`` : code`?`;
  const chosen = chosenResults(operation, context).map(
    ({ accept, type }) =>
      code`${method}(options: ${optionsName(id)} & { readonly accept: ${accept} }): Promise<${type}>;`,
  );
  const all = code`${method}(options${mark}: ${optionsName(id)}): Promise<${resultType(operation, context)}>;`;
  return documented(docOfMethod(operation), join([...chosen, all], "\n"));
}

function emitPagesMethod(operation: OperationModel, context: TypeContext): Code {
  const pages = itemsOfPages(operation, context.schemas);
  if (!pages) return code``;
  const { items, page } = pages;
  const method = pagesMethod(operation.id);
  const mark = needsOptions(operation) ? code`` : code`?`;
  return documented(
    comment(
      `${withoutStop(operation.summary ?? operation.id)}: reads every page, one request per page.`,
    ),
    code`${key(method)}(options${mark}: ${optionsName(method)}): Pages<${items ? typeOf(items, context) : code`unknown`}, ${typeOf(page, context)}>;`,
  );
}

/** Returns a summary without its final period, so that the sentence can continue. */
function withoutStop(summary: string): string {
  return summary.replace(/\.\s*$/, "");
}

/** Documents a method: its description, its HTTP method and path, and its errors. */
function docOfMethod({
  method,
  path,
  summary,
  description,
  deprecation,
  responses,
}: OperationModel): Code {
  const failures = responses.map(({ status }) => status).filter((status) => !/^[1-3]/.test(status));
  const paragraphs = [
    quoteTags(
      [summary && `${summary}.`.replace(/\.\.$/, "."), description?.trim()]
        .filter(Boolean)
        .join("\n"),
    ),
    `\`${method} ${path}\``,
    [
      failures.length > 0 && `@throws ProblemError ${failures.join(", ")}`,
      deprecation && deprecatedTag(deprecation),
    ]
      .filter(Boolean)
      .join("\n"),
  ];
  return comment(paragraphs.filter(Boolean).join("\n\n"));
}

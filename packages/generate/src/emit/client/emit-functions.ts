import { Code, code, comment, documented, join } from "../code.ts";
import { importAll, importUsed } from "../imports.ts";
import { distinctNames, functionName } from "../names.ts";
import type { ApiModel, OperationModel } from "../../model/model.ts";
import { typeContext, typeOf, type TypeContext } from "../schemas/type-of.ts";
import { creationOf, type ClientSettings } from "./emit-create-client.ts";
import { methodName, pagesMethod } from "./options/method-names.ts";
import { needsOptions, optionsName } from "./options/emit-options.ts";
import { itemsOfPages } from "./pages-of.ts";
import { chosenResults, resultType } from "./result-of.ts";
import { constantNames, pagesNames } from "./table/constant-names.ts";

const TYPES = "ClientOptions Connection EventStream Pages".split(" ").map((name) => new Code(name));
const VALUES = ["callOperation", "connectTo", "credentials", "iterateOperation"];

/** Names that the file itself declares and imports. A function `then` would make the module look like a promise. */
const OWN = ["client", "connect", "schemas", "then", ...VALUES];

/**
 * Emits each operation as a separate function, so that a bundle contains only what it calls. `connect` returns the
 * first argument of each function. The methods of a client have the full documentation.
 */
export function emitFunctions(model: ApiModel, settings: ClientSettings): Code {
  const { operations } = model;
  const context = typeContext(model, { prefix: code`schemas.` });
  const ids = operations.flatMap(({ id }) => [id, pagesMethod(id)]);
  const constants = constantNames(model);
  const pages = pagesNames(model);
  const inTable = [...constants.values(), ...pages.values()];
  const reserved = [...OWN, ...inTable.map(({ text }) => text)];
  const names: Names = { of: distinctNames(ids, functionName, reserved), constants, pages };
  const { type, mark, defaults, says } = creationOf(model, settings);
  const body = code`
    ${comment(`Says where operations are called.${says}`)}
    export function connect(options${mark}: ${type}): Connection {
      return connectTo(options, ${defaults});
    }

    ${operations.map((operation) => emitFunction(operation, names, context))}
    ${operations.map((operation) => emitPages(operation, names, context))}
  `;
  return code`
    ${importUsed([code`Credentials`], "./client.js", body, "type")}
    ${importAll(code`client`, "./client.js", body)}
    ${importAll(code`schemas`, settings.types, body)}
    ${importUsed(
      VALUES.map((name) => new Code(name)),
      "../runtime.js",
      body,
    )}
    ${importUsed(TYPES, "../runtime.js", body, "type")}
    ${importUsed(inTable, "./operations.js", body)}

    ${body}
  `;
}

/** Types up to this length, in characters, are repeated in full. */
const MAX_TYPE = 600;

interface Names {
  readonly of: ReadonlyMap<string, Code>;
  readonly constants: ReadonlyMap<string, Code>;
  readonly pages: ReadonlyMap<string, Code>;
}

function emitFunction(operation: OperationModel, names: Names, context: TypeContext): Code {
  const { id, method, path } = operation;
  const name = names.of.get(id);
  const mark = needsOptions(operation) ? code`` : code`?`;
  const chosen = chosenResults(operation, context).map(
    ({ accept, type }) =>
      code`export function ${name}(connection: Connection, options: client.${optionsName(id)} & { readonly accept: ${accept} }): Promise<${type}>;`,
  );
  const result = code`Promise<${resultType(operation, context)}>`;
  // TypeScript uses the last overload as the signature.
  const type = chosen.length > 0 ? result : shortest(result, methodName(id));
  const all = code`export function ${name}(connection: Connection, options${mark}: client.${optionsName(id)}): ${type}`;
  const call = code`{ return callOperation(connection, ${id}, ${names.constants.get(id)}, options); }`;
  const overloads = chosen.length > 0 ? [...chosen, code`${all};`] : [];
  return documented(
    comment(`\`${method} ${path}\``),
    join([...overloads, code`${all} ${call}`], "\n"),
  );
}

function emitPages(operation: OperationModel, names: Names, context: TypeContext): Code {
  const pages = itemsOfPages(operation, context.schemas);
  if (!pages) return code``;
  const { items, page } = pages;
  const method = pagesMethod(operation.id);
  const mark = needsOptions(operation) ? code`` : code`?`;
  const type = code`Pages<${items ? typeOf(items, context) : code`unknown`}, ${typeOf(page, context)}>`;
  return code`
    /** Reads every page, one request per page. */
    export function ${names.of.get(method)}(connection: Connection, options${mark}: client.${optionsName(method)}): ${shortest(type, method)} {
      return iterateOperation(connection, ${operation.id}, { ...${names.constants.get(operation.id)}, pages: ${names.pages.get(operation.id)} }, options);
    }`;
}

/**
 * Shortens a long type by referring to the client method with the same type: some descriptions have no names for their
 * types.
 */
function shortest(type: Code, method: string): Code {
  return type.text.length > MAX_TYPE ? code`ReturnType<client.Client[${method}]>` : type;
}

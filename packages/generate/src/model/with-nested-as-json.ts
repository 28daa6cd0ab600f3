import type { OperationModel, ParameterModel } from "./model.ts";
import type { Reader } from "./reader.ts";
import type { SchemaIndex } from "./schema-index.ts";
import { depthOf, shapeOf, type Shape } from "./shape-of.ts";

/**
 * Sends parameters with nested values, which only the style `deepObject` supports, as JSON, because most servers with
 * such parameters read a single JSON value. With `brackets`, query parameters use `deepObject` instead. In both cases a
 * call can choose another way.
 */
export function withNestedAsJson(
  operations: readonly OperationModel[],
  schemas: SchemaIndex,
  reader: Reader,
): OperationModel[] {
  const read = (parameter: ParameterModel): ParameterModel => {
    const { name, pointer, schema, style, explode, mediaType } = parameter;
    if (mediaType !== undefined || style === "deepObject") return parameter;
    // One level more than the style supports, so that values which are too deep are detected.
    const shape = shapeOf(schema, schemas, depthOf(style) + 1);
    if (!nests(shape, style === "form" && explode)) return parameter;
    const open = parameter.in === "query" ? { ...parameter, ...IN_BRACKETS } : parameter;
    if (reader.choices.nested === "brackets" && parameter.in === "query") return open;
    reader.note(pointer, {
      kind: "nested-parameter",
      found: `the parameter \`${name}\` has nested values, which the style \`${style}\` cannot represent`,
      read: "it is sent and read as a single JSON value",
      fix: "Write `content` with `application/json` instead of `schema`, or `style: deepObject`, or use `--nested brackets`; the option `nestedAs` chooses for one call",
    });
    return { ...open, mediaType: "application/json" };
  };
  return operations.map((operation) => ({
    ...operation,
    parameters: operation.parameters.map(read),
    responses: operation.responses.map((response) => ({
      ...response,
      headers: response.headers.map(read),
    })),
  }));
}

const IN_BRACKETS = { style: "deepObject", explode: true } as const;

/** Whether a value inside an array or an object can only be another array or object. */
function nests({ items, members = {}, rest }: Shape, listsInMembers: boolean): boolean {
  const inMembers = [...Object.values(members), ...(rest ? [rest] : [])];
  return (
    (items !== undefined && items.scalars.length === 0) ||
    inMembers.some(
      ({ scalars, items: list }) =>
        scalars.length === 0 && !(listsInMembers && list !== undefined && list.scalars.length > 0),
    )
  );
}

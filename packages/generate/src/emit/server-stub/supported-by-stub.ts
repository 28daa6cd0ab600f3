import type { Notes } from "@document-export/openapi";
import type {
  ApiModel,
  BodyModel,
  OperationModel,
  ParameterModel,
  SchemaModel,
} from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { followingIn, isEvident } from "../../model/segment-parameters.ts";
import { mockResponses } from "../../model/mocks/mock-responses.ts";
import { placeOf } from "../leave-out.ts";

/**
 * Returns a model in which each operation has its own route. Operations whose paths match the same requests become one
 * operation with the id of the first. Its handler gets the parameters of all of them, and path parameters under all of
 * their names.
 */
export function stubGate(model: ApiModel, notes: Notes): ApiModel {
  const routes = new Map<string, OperationModel>();
  const schemas = indexSchemas(model);
  for (const operation of model.operations) {
    noteUnseparated(operation, schemas, notes);
    const { method, path, id } = operation;
    const route = `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
    const first = routes.get(route);
    routes.set(route, first ? joined(first, operation) : operation);
    if (first)
      notes.add({
        kind: "route-twice",
        place: placeOf(operation),
        found: `no request distinguishes it from \`${first.method} ${first.path}\` (\`${first.id}\`), which comes first`,
        read: `the handler of \`${first.id}\` gets the calls of \`${id}\` too, with the parameters of both`,
        fix: "Give it another path, or join the two in the description",
      });
  }
  return mockResponses({ ...model, operations: [...routes.values()] });
}

/** Adds a note for each path parameter whose start in a request cannot be determined. */
function noteUnseparated(operation: OperationModel, schemas: SchemaIndex, notes: Notes): void {
  for (const { name, previous, between } of followingIn(operation.path)) {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    if (between !== "" || !parameter || isEvident(parameter, schemas)) continue;
    notes.add({
      kind: "path-without-separator",
      place: placeOf(operation),
      found: `no text separates \`{${name}}\` from \`{${previous}}\``,
      read: `it begins where the generated client marks it; in requests of others \`{${previous}}\` is as long as possible`,
      fix: "Write a text between the two that neither contains, or list the values of the second with `enum`",
    });
  }
}

/** Returns the first operation with the parameters of both; each parameter accepts the values of both operations. */
function joined(first: OperationModel, other: OperationModel): OperationModel {
  const names = namesIn(first.path);
  const pairs = namesIn(other.path).map((alias, index) => ({ alias, name: names[index] ?? alias }));
  const taken = new Set([...names, ...Object.keys(first.aliases ?? {})]);
  const aliases = pairs.filter(({ alias, name }) => alias !== name && !taken.has(alias));
  const schemaOf = ({ parameters }: OperationModel, name: string) =>
    parameters.find((one) => one.in === "path" && one.name === name)?.schema;
  const added = aliases.flatMap(({ alias, name }): ParameterModel[] => {
    const parameter = other.parameters.find((one) => one.in === "path" && one.name === alias);
    return parameter
      ? [{ ...parameter, schema: either(parameter.schema, schemaOf(first, name)) }]
      : [];
  });
  const own = first.parameters.map((parameter) => {
    const alias = pairs.find(({ name }) => name === parameter.name)?.alias;
    if (parameter.in !== "path") return shared(parameter, other);
    return alias === undefined
      ? parameter
      : { ...parameter, schema: either(parameter.schema, schemaOf(other, alias)) };
  });
  const more = other.parameters
    .filter((parameter) => parameter.in !== "path" && !sameParameterIn(parameter, first))
    .map((parameter) => ({ ...parameter, required: false }));
  return {
    ...first,
    aliases: {
      ...first.aliases,
      ...Object.fromEntries(aliases.map(({ alias, name }) => [alias, name])),
    },
    parameters: [...own, ...added, ...more],
    body: joinedBody(first.body, other.body),
  };
}

/**
 * Returns a parameter that accepts the values of both operations, and is optional if either operation may omit it. If
 * the operations use different styles, the stub can read only the style of the first.
 */
function shared(parameter: ParameterModel, other: OperationModel): ParameterModel {
  const counterpart = sameParameterIn(parameter, other);
  if (!counterpart) return { ...parameter, required: false };
  const isReadAlike =
    counterpart.style === parameter.style && counterpart.explode === parameter.explode;
  const isEqual = JSON.stringify(counterpart.schema) === JSON.stringify(parameter.schema);
  return {
    ...parameter,
    required: parameter.required && counterpart.required,
    schema:
      isEqual || !isReadAlike ? parameter.schema : either(parameter.schema, counterpart.schema),
  };
}

/** Returns a body that accepts the requests of either operation. */
function joinedBody(
  one: BodyModel | undefined,
  other: BodyModel | undefined,
): BodyModel | undefined {
  if (!one || !other) {
    const only = one ?? other;
    return only && { ...only, required: false };
  }
  const content = one.content.map((own) => {
    const counterpart = other.content.find(({ mediaType }) => mediaType === own.mediaType);
    const isEqual = JSON.stringify(counterpart?.schema) === JSON.stringify(own.schema);
    const schema = own.schema && !isEqual ? either(own.schema, counterpart?.schema) : own.schema;
    return { ...own, schema };
  });
  const more = other.content.filter(
    ({ mediaType }) => !one.content.some((own) => own.mediaType === mediaType),
  );
  return { ...one, required: one.required && other.required, content: [...content, ...more] };
}

function sameParameterIn(
  parameter: ParameterModel,
  { parameters }: OperationModel,
): ParameterModel | undefined {
  return parameters.find((one) => one.in === parameter.in && one.name === parameter.name);
}

function either(one: SchemaModel, other: SchemaModel | undefined): SchemaModel {
  const pointer = "pointer" in one ? one.pointer : "";
  return other === undefined ? one : { kind: "schema", pointer, anyOf: [one, other] };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

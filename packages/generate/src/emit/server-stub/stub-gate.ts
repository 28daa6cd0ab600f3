import type { Notes } from "@document-export/openapi";
import type { ApiModel, OperationModel, ParameterModel, SchemaModel } from "../../model/model.ts";
import { mockResponses } from "../../model/mocks/mock-responses.ts";
import { placeOf } from "../leave-out.ts";

/**
 * The model of what a server can be asked for: paths that no request distinguishes are one route, that of the first in the
 * document, whose handler gets what the path captures under the names of all of them.
 */
export function stubGate(model: ApiModel, notes: Notes): ApiModel {
  const routes = new Map<string, OperationModel>();
  for (const operation of model.operations) {
    const { method, path, id } = operation;
    const route = `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
    const first = routes.get(route);
    routes.set(route, first ? joined(first, operation) : operation);
    if (first)
      notes.add({
        kind: "route-twice",
        place: placeOf(operation),
        found: `no request distinguishes it from \`${first.method} ${first.path}\` (\`${first.id}\`), which comes first`,
        read: `the handler of \`${first.id}\` gets the calls of \`${id}\` too, with the parameters of the path by both names`,
        fix: "Give it another path, or join the two in the description",
      });
  }
  return mockResponses({ ...model, operations: [...routes.values()] });
}

/** The first operation, with the parameters of the other's path beside its own; each takes what either would. */
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
    return parameter.in === "path" && alias !== undefined
      ? { ...parameter, schema: either(parameter.schema, schemaOf(other, alias)) }
      : parameter;
  });
  return {
    ...first,
    aliases: {
      ...first.aliases,
      ...Object.fromEntries(aliases.map(({ alias, name }) => [alias, name])),
    },
    parameters: [...own, ...added],
  };
}

function either(one: SchemaModel, other: SchemaModel | undefined): SchemaModel {
  const pointer = "pointer" in one ? one.pointer : "";
  return other === undefined ? one : { kind: "schema", pointer, anyOf: [one, other] };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

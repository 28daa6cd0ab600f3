import type { ContractNode, Rule } from "./visitor.ts";

/** Each `encoding` has a property of the same name in the schema next to it (OpenAPI 3.1, Media Type Object). */
export const encodingPropertyExists: Rule = () => ({
  MediaType: (mediaType, context) => {
    const { report, location } = context;
    const encodings = Object.keys(asNode(mediaType.encoding));
    if (encodings.length === 0) return;
    const properties = Object.keys(asNode(resolve(mediaType.schema, context).properties));
    for (const name of encodings.filter((encoding) => !properties.includes(encoding)))
      report({
        message: `There is an encoding for \`${name}\`, but no such property; expected one of ${properties.join(", ")}.`,
        location: location.child(["encoding", name]).key(),
      });
  },
});

function asNode(value: unknown): ContractNode {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function resolve(schema: unknown, context: object): ContractNode {
  const follow: unknown = Reflect.get(context, "resolve");
  if (typeof follow !== "function" || asNode(schema).$ref === undefined) return asNode(schema);
  return asNode(asNode(follow(schema)).node);
}

import type {
  ApiModel,
  BodyModel,
  MediaTypeModel,
  NamedSchema,
  OperationModel,
  SchemaModel,
} from "../model.ts";
import { indexSchemas, type SchemaIndex } from "../schema-index.ts";
import { directedSchemas, directionOf, inspect } from "./directed-schemas.ts";
import { viewSchema, type View } from "./view-schema.ts";

/**
 * Splits each schema that has members sent in only one direction (`readOnly`, `writeOnly`) into two views: `User` for
 * responses, `UserInput` for requests. Other schemas have a single view.
 */
export function splitDirections(model: ApiModel): ApiModel {
  const schemas = indexSchemas(model);
  const directed = directedSchemas(model, schemas);
  const inputs = createInputs(model, directed);
  const output: View = { without: "write", schemas, rename: (name) => name };
  const input: View = { without: "read", schemas, rename: inputs.rename };
  const isSplit = (schema: SchemaModel) => {
    const { references, isDirected } = inspect(schema, schemas);
    return isDirected || [...references].some((name) => directed.has(name));
  };
  const seen = (view: View) => (schema: SchemaModel) =>
    isSplit(schema) ? viewSchema(schema, view) : schema;
  const [sent, received] = [seen(input), seen(output)];
  const operations = model.operations.map((operation) =>
    viewOperation(operation, { sent, received, schemas }),
  );
  const webhooks = model.webhooks.map((webhook) => ({
    ...webhook,
    // The implementation sends webhooks, so their requests use the view for responses.
    operation: viewOperation(webhook.operation, { sent: received, received: sent, schemas }),
  }));
  return {
    ...model,
    operations,
    webhooks,
    schemas: [
      ...model.schemas.map((named) => ({ ...named, schema: received(named.schema) })),
      ...inputs.written((schema) => viewSchema(schema, input)),
    ],
  };
}

interface Inputs {
  /** Returns the name of the view for requests. */
  readonly rename: (name: string) => string;
  /** Returns the schemas whose names were requested, and those that they refer to. */
  readonly written: (view: (schema: SchemaModel) => SchemaModel) => NamedSchema[];
}

function createInputs(model: ApiModel, directed: ReadonlySet<string>): Inputs {
  // Names that differ only in case or punctuation would become the same type.
  const plain = (name: string) => name.replaceAll(/[^\w$]+/g, "").toLowerCase();
  const taken = new Set(model.schemas.map(({ name }) => plain(name)));
  const byName = new Map(model.schemas.map((named) => [named.name, named]));
  const names = new Map<string, string>();
  const open: [string, NamedSchema][] = [];
  const rename = (name: string) => {
    const named = directed.has(name) ? byName.get(name) : undefined;
    const known = names.get(name);
    if (!named || known !== undefined) return known ?? name;
    let own = `${name}Input`;
    for (let count = 2; taken.has(plain(own)); count += 1) own = `${name}Input${count}`;
    taken.add(plain(own));
    names.set(name, own);
    open.push([own, named]);
    return own;
  };
  const written = (view: (schema: SchemaModel) => SchemaModel) => {
    const found: NamedSchema[] = [];
    for (let next = open.shift(); next; next = open.shift()) {
      const [name, named] = next;
      found.push({ ...named, name, isComponent: false, schema: view(named.schema) });
    }
    return found;
  };
  return { rename, written };
}

interface Directions {
  readonly sent: (schema: SchemaModel) => SchemaModel;
  readonly received: (schema: SchemaModel) => SchemaModel;
  readonly schemas: SchemaIndex;
}

function viewOperation(operation: OperationModel, directions: Directions): OperationModel {
  const { sent, received } = directions;
  return {
    ...operation,
    parameters: operation.parameters.map((one) => ({ ...one, schema: sent(one.schema) })),
    body: operation.body && viewBody(operation.body, directions),
    responses: operation.responses.map((response) => ({
      ...response,
      headers: response.headers.map((one) => ({ ...one, schema: received(one.schema) })),
      content: response.content.map((content) => viewContent(content, received)),
    })),
  };
}

function viewBody(body: BodyModel, { sent, schemas }: Directions): BodyModel {
  const content = body.content.map((one) => {
    const { parts, ...others } = viewContent(one, sent);
    const needed = parts.map((part) => ({
      ...part,
      required: part.required && directionOf(part.schema, schemas) !== "read",
    }));
    return { ...others, parts: needed };
  });
  return { ...body, content };
}

function viewContent(
  content: MediaTypeModel,
  see: (schema: SchemaModel) => SchemaModel,
): MediaTypeModel {
  return {
    ...content,
    schema: content.schema && see(content.schema),
    parts: content.parts.map((part) => ({ ...part, schema: see(part.schema) })),
    others: content.others.map(({ pattern, part }) => ({
      pattern,
      part: { ...part, schema: see(part.schema) },
    })),
  };
}

import { code, join, type Code } from "../code.ts";
import { streamKindOf } from "../../model/media-type.ts";
import type {
  MediaTypeModel,
  OperationModel,
  ResponseModel,
  SchemaModel,
} from "../../model/model.ts";
import { typeOf, type TypeContext } from "../schemas/type-of.ts";

/** Content of a success response: one of its media types, or nothing. */
type Content = MediaTypeModel | undefined;

/**
 * Statuses whose responses never have a body, whatever the description says; the same is true of responses to HEAD (RFC
 * 9110, 6.4.1).
 */
const EMPTY = new Set(["204", "205"]);

/**
 * Returns the success responses of an operation; `default` counts as success if there is no other (OpenAPI 3.1,
 * Responses Object).
 */
export function successesOf({ responses }: OperationModel): readonly ResponseModel[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
}

/** Returns the error responses of an operation. */
export function problemsOf(operation: OperationModel): ResponseModel[] {
  const successes = new Set(successesOf(operation));
  return operation.responses.filter(
    (response) => !successes.has(response) && !/^[1-3]/.test(response.status),
  );
}

/** Returns the media types that a caller can request; several if there is a choice. */
export function acceptableOf(operation: OperationModel): readonly string[] {
  const types = contentsOf(operation).flatMap((content) => (content ? [content.mediaType] : []));
  return [...new Set(types)];
}

/** Emits the runtime's reader of a success response; undefined for JSON, the default. */
export function resultOf(operation: OperationModel): Code | undefined {
  const kinds = new Set(contentsOf(operation).map((content) => kindOf(content)));
  const [kind = "none", other] = kinds;
  if (other !== undefined) {
    if (kinds.has("lines") || kinds.has("sequence")) return code`anyItemsResult`;
    if (kinds.has("text-events")) return code`anyTextEventsResult`;
    return kinds.has("events") ? code`anyResult` : code`mixedResult`;
  }
  switch (kind) {
    case "json":
      return undefined;
    case "text":
      return code`textResult`;
    case "none":
      return code`noResult`;
    case "binary":
      return code`binaryResult`;
    case "events":
      return code`eventsResult`;
    case "lines":
      return code`linesResult`;
    case "sequence":
      return code`sequenceResult`;
    case "text-events":
      return code`textEventsResult`;
  }
}

/** Emits the type of a call's result; with `mediaType`, the type if the caller requests that media type. */
export function resultType(
  operation: OperationModel,
  context: TypeContext,
  mediaType?: string,
): Code {
  const types = contentsOf(operation)
    .filter((content) => mediaType === undefined || content?.mediaType === mediaType)
    .map((content) => contentType(content, context));
  const distinct = new Map(types.map((type) => [type.text, type]));
  return distinct.size === 0 ? code`undefined` : join([...distinct.values()], " | ");
}

/** Returns the media types that a caller can request, each with its result type; empty if all have the same type. */
export function chosenResults(
  operation: OperationModel,
  context: TypeContext,
): readonly { accept: string; type: Code }[] {
  const results = acceptableOf(operation).map((accept) => ({
    accept,
    type: resultType(operation, context, accept),
  }));
  return new Set(results.map(({ type }) => type.text)).size < 2 ? [] : results;
}

/** Emits the result type of one media type. */
function contentType(content: Content, context: TypeContext): Code {
  switch (kindOf(content)) {
    case "none":
      return code`undefined`;
    case "text":
      return code`string`;
    case "binary":
      return code`Blob`;
    case "json":
      return schemaType(content, context);
    case "lines":
    case "sequence":
    case "events":
      return code`EventStream<${schemaType(content, context)}>`;
    case "text-events":
      return code`EventStream<string>`;
  }
}

function schemaType(content: Content, context: TypeContext): Code {
  return content?.schema ? typeOf(content.schema, context) : code`unknown`;
}

function contentsOf(operation: OperationModel): Content[] {
  return successesOf(operation).flatMap(({ status, content }): readonly Content[] => {
    const isEmpty = EMPTY.has(status) || operation.method === "HEAD" || content.length === 0;
    return isEmpty ? [undefined] : content;
  });
}

type Kind = "none" | "json" | "text" | "binary" | "events" | "text-events" | "lines" | "sequence";

/** Returns how content is read. A multipart body is returned unparsed: fetch can split it. */
function kindOf(content: Content): Kind {
  if (!content) return "none";
  const { kind, mediaType, schema } = content;
  const stream = streamKindOf(mediaType);
  if (stream === "events") return hasTexts(schema) ? "text-events" : "events";
  if (stream) return stream;
  if (kind === "form") return "text";
  return kind === "multipart" ? "binary" : kind;
}

/** Whether the data of events is text, which is also the default without a schema. */
function hasTexts(schema: SchemaModel | undefined): boolean {
  return !schema || (schema.kind === "schema" && (schema.types?.includes("string") ?? false));
}

import { code, join, type Code } from "../code.ts";
import { streamKindOf } from "../../model/media-type.ts";
import type {
  MediaTypeModel,
  OperationModel,
  ResponseModel,
  SchemaModel,
} from "../../model/model.ts";
import { typeOf, type TypeContext } from "../schemas/type-of.ts";

/** What a success of an operation may hold: nothing, or one of its media types. */
type Content = MediaTypeModel | undefined;

/** Codes whose responses have no body, like those to HEAD, whatever a description says (RFC 9110, 6.4.1). */
const EMPTY = new Set(["204", "205"]);

/** The successes of an operation; `default` is one where nothing else is (OpenAPI 3.1, Responses Object). */
export function successesOf({ responses }: OperationModel): readonly ResponseModel[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
}

/** The responses of an operation that say what failed. */
export function problemsOf(operation: OperationModel): ResponseModel[] {
  const successes = new Set(successesOf(operation));
  return operation.responses.filter(
    (response) => !successes.has(response) && !/^[1-3]/.test(response.status),
  );
}

/** The media types that a caller may ask for, if there are several. */
export function acceptableOf(operation: OperationModel): readonly string[] {
  const types = contentsOf(operation).flatMap((content) => (content ? [content.mediaType] : []));
  return [...new Set(types)];
}

/** The runtime's way to read a success; undefined for JSON, which it assumes. */
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

/** The type of what a call gives; with a media type, where the caller asks for that one. */
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

/** The media types that can be asked for, each with the type of its result; none if it is the same for all. */
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

/** The type of what one media type holds for a caller. */
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

/** Bodies of several parts are given as they came: fetch can take them apart. */
function kindOf(content: Content): Kind {
  if (!content) return "none";
  const { kind, mediaType, schema } = content;
  const stream = streamKindOf(mediaType);
  if (stream === "events") return hasTexts(schema) ? "text-events" : "events";
  if (stream) return stream;
  if (kind === "form") return "text";
  return kind === "multipart" ? "binary" : kind;
}

/** Whether the data of events are texts: where nothing says what they are, too. */
function hasTexts(schema: SchemaModel | undefined): boolean {
  return !schema || (schema.kind === "schema" && (schema.types?.includes("string") ?? false));
}

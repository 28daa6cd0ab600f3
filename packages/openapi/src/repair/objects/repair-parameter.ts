import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { show } from "../repair.js";
import type { ObjectRule } from "../object-rule.js";

/** The styles that OpenAPI allows for each place (Parameter Object, Style Values). */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};
/** Keywords that Swagger 2.0 has directly in the parameter. */
const OF_SCHEMA =
  "type format items enum default minimum maximum pattern minLength maxLength minItems maxItems uniqueItems".split(
    " ",
  );

/** Repairs a parameter; one without a valid name or place is left out. */
export const repairParameter: ObjectRule = (parameter, pointer, repair) => {
  if (typeof parameter.name === "number") parameter.name = String(parameter.name);
  const { name, in: place } = parameter;
  const isPlaced = Object.hasOwn(STYLES, String(place)) || place === "querystring";
  if (typeof name !== "string" || name === "" || !isPlaced) {
    repair.note(pointer, {
      kind: "incomplete-parameter",
      found: `a parameter with \`name\` ${show(name)} and \`in\` ${show(place)}`,
      read: "it is left out",
      fix: "Write a name, and one of `path`, `query`, `header` and `cookie`",
    });
    return "leave out";
  }
  if (place === "querystring") return repairQueryString(parameter, pointer, repair);
  repairOwnSchema(parameter, pointer, repair);
  repairStyle(parameter, String(place), pointer, repair);
  repairContent(parameter, pointer, repair);
  return undefined;
};

/**
 * Repairs an OpenAPI 3.2 parameter that is the whole query. A form becomes an object whose members are the query
 * parameters.
 */
const repairQueryString: ObjectRule = (parameter, pointer, repair) => {
  const { content } = parameter;
  const [[type, mediaType] = ["", undefined]] = Object.entries(isObject(content) ? content : {});
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) && isObject(mediaType)) {
    delete parameter.content;
    const { schema = { type: "object" } } = mediaType;
    Object.assign(parameter, { in: "query", style: "form", explode: true, schema });
    return undefined;
  }
  repair.note(pointer, {
    kind: "query-as-a-whole",
    found: `expected a form for \`in: querystring\`, got ${show(type)}`,
    read: "it is left out",
    fix: "Describe it with `application/x-www-form-urlencoded`, or with parameters with `in: query`",
  });
  return "leave out";
};

/** Repairs a header, which is a parameter without name and place. */
export const repairHeader: ObjectRule = (header, pointer, repair) => {
  // Both are already known from the header's location.
  delete header.name;
  delete header.in;
  repairOwnSchema(header, pointer, repair);
  repairStyle(header, "header", pointer, repair);
  repairContent(header, pointer, repair);
};

const repairOwnSchema: ObjectRule = (parameter, pointer, repair) => {
  if (parameter.schema !== undefined || isObject(parameter.content)) return;
  const said = OF_SCHEMA.filter((keyword) => keyword in parameter);
  const schema: JsonObject = {};
  for (const keyword of said) {
    schema[keyword] = parameter[keyword];
    delete parameter[keyword];
  }
  repair.note(pointer, {
    kind: "parameter-without-schema",
    found:
      said.length > 0
        ? `${said.map((one) => `\`${one}\``).join(", ")} without \`schema\``
        : "it has no `schema`",
    read: said.length > 0 ? "they are read as its schema" : "it is read as a text",
    fix: "Move them into `schema`",
  });
  parameter.schema = said.length > 0 ? schema : { type: "string" };
};

function repairStyle(
  parameter: JsonObject,
  place: string,
  pointer: string,
  repair: Parameters<ObjectRule>[2],
): void {
  const { style } = parameter;
  const styles = STYLES[place] ?? [];
  if (style === undefined || styles.includes(String(style))) return;
  delete parameter.style;
  repair.note(child(pointer, "style"), {
    kind: "style",
    found: `the style ${show(style)} is not allowed with \`in: ${place}\``,
    read: `it is read as \`${styles[0] ?? "form"}\``,
    fix: `Write ${styles.map((name) => `\`${name}\``).join(" or ")}`,
  });
}

/** Repairs `content`: a parameter with a media type other than JSON is sent as plain text. */
const repairContent: ObjectRule = (parameter, pointer, repair) => {
  const { content } = parameter;
  if (!isObject(content)) return;
  const [[type, mediaType] = ["", undefined], ...others] = Object.entries(content);
  const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
  if (isJson && others.length === 0) return;
  if (isJson) parameter.content = { [type]: mediaType };
  else {
    delete parameter.content;
    parameter.schema = { type: "string" };
  }
  repair.note(child(pointer, "content"), {
    kind: "parameter-content",
    found: `expected one JSON media type in \`content\`, got ${show(Object.keys(content))}`,
    read: isJson
      ? "the first one is used"
      : "it is read as a string that callers encode themselves",
    fix: "Write only `application/json`, or `schema` instead of `content`",
  });
};

import { code, join, type Code } from "../code.ts";
import type { MediaTypeModel } from "../../model/model.ts";
import { typeOf, type TypeContext } from "../schemas/type-of.ts";

/** Emits the union of the types of several contents, whatever their media types. */
export function contentType(contents: readonly MediaTypeModel[], context: TypeContext): Code {
  const types = contents.map((content) => typeOfContent(content, context));
  const texts = [...new Set(types.map(({ text }) => text))];
  const distinct = texts.flatMap((text) => types.find((type) => type.text === text) ?? []);
  return distinct.length === 0 ? code`never` : join(distinct, " | ");
}

function typeOfContent({ kind, schema }: MediaTypeModel, context: TypeContext): Code {
  if (kind === "binary") return context.binary;
  if (kind === "text") return code`string`;
  return schema ? code`(${typeOf(schema, context)})` : code`unknown`;
}

import { isJsonType } from "./media-type.ts";
import type { ParameterModel } from "./model.ts";
import type { Shape } from "./shape-of.ts";

/** The styles that OpenAPI 3.1 has for each place (Parameter Object, Style Values). */
const STYLES_OF: Readonly<Record<ParameterModel["in"], readonly ParameterModel["style"][]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Why a parameter cannot be decoded, and how to fix it; undefined where it can. */
export function obstacleIn(parameter: ParameterModel, shape: Shape): string | undefined {
  const { in: place, style, mediaType } = parameter;
  if (mediaType !== undefined)
    return isJsonType(mediaType) ? undefined : `has content of \`${mediaType}\`: expected JSON`;
  if (!STYLES_OF[place].includes(style))
    return `has the style \`${style}\`: expected ${STYLES_OF[place].map((name) => `\`${name}\``).join(" or ")}`;
  if (style === "deepObject") return undefined;
  return nests(shape, style === "form" && parameter.explode)
    ? `has values inside values, which the style \`${style}\` cannot carry: use \`deepObject\` or JSON \`content\``
    : undefined;
}

/** Whether a value inside an array or an object can be nothing but another of them. */
function nests({ items, members = {}, rest }: Shape, listsInMembers: boolean): boolean {
  const inMembers = [...Object.values(members), ...(rest ? [rest] : [])];
  return (
    (items !== undefined && items.scalars.length === 0) ||
    inMembers.some(({ scalars, items: list }) => scalars.length === 0 && !(list && listsInMembers))
  );
}

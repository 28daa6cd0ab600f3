import type { EncodeBody, Field, Parameter } from "../operation/parameter.js";

/** One of the media types that a body can have. */
export interface BodyContent {
  readonly mediaType: string;
  readonly body: EncodeBody;
  readonly fields: readonly Parameter[];
}

/** Encodes a body that has several media types: uses the one in the `contentType` field, else the first. */
export function chosenBody(contents: readonly BodyContent[]): EncodeBody {
  return (given, _, onProgress) => {
    const values = new Map(given.map(([{ name }, value]) => [name, value]));
    const contentType = String(values.get("contentType") ?? contents[0]?.mediaType);
    const [plain = ""] = contentType.split(/\s*;/);
    const chosen = contents.find(({ mediaType }) => isWithin(plain, mediaType));
    if (!chosen) {
      const known = contents.map(({ mediaType }) => mediaType).join(", ");
      throw new TypeError(`contentType: expected one of ${known}, got "${contentType}"`);
    }
    const nestedAs = given[0]?.[0].nestedAs;
    const fields = chosen.fields.map((field): Field => [
      nestedAs ? { ...field, nestedAs } : field,
      values.get(field.option ?? field.name),
    ]);
    const present = fields.filter(([, value]) => value !== undefined);
    return chosen.body(present, contentType, onProgress);
  };
}

/** Whether a media type equals another or is within its range, such as `image/*` or `application/*+json`. */
function isWithin(mediaType: string, range: string): boolean {
  const [start = "", end] = range.replace("*/*", "*").split("*");
  if (end === undefined) return mediaType === range;
  return mediaType.startsWith(start) && mediaType.endsWith(end);
}

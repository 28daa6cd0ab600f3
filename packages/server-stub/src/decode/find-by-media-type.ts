/** Finds a media type in a `content` map: by its name, else by the most specific range (OpenAPI 3.1, Media Type). */
export function findByMediaType<Value>(
  content: Readonly<Record<string, Value>>,
  mediaType: string,
): Value | undefined {
  // A media type such as `constructor` must not match an inherited member.
  if (Object.hasOwn(content, mediaType)) return content[mediaType];
  const key = rangesOf(mediaType).find((range) => Object.hasOwn(content, range));
  return key === undefined ? undefined : content[key];
}

/** Returns true if a list of media types and ranges includes a media type; an empty list includes all. */
export function takesMediaType(types: readonly string[], mediaType: string): boolean {
  if (types.length === 0 || types.includes(mediaType)) return true;
  return rangesOf(mediaType).some((range) => types.includes(range));
}

/** Returns the ranges that include a media type, the most specific first. */
function rangesOf(mediaType: string): readonly string[] {
  const [kind] = mediaType.split("/");
  const [, suffix] = /[/+]([a-z]+)$/.exec(mediaType) ?? [];
  return [`${kind}/*+${suffix}`, `${kind}/*`, "*/*"];
}

/** What a `content` map says of a media type: by its name, else by the most specific range (OpenAPI 3.1, Media Type). */
export function findByMediaType<Value>(
  content: Readonly<Record<string, Value>>,
  mediaType: string,
): Value | undefined {
  const [kind] = mediaType.split("/");
  // A media type such as `constructor` must not find what every object inherits.
  const key = [mediaType, `${kind}/*`, "*/*"].find((name) => Object.hasOwn(content, name));
  return key === undefined ? undefined : content[key];
}

/** Whether a list of media types and ranges holds a media type; an empty list holds any. */
export function takesMediaType(types: readonly string[], mediaType: string): boolean {
  if (types.length === 0) return true;
  return findByMediaType(Object.fromEntries(types.map((type) => [type, true])), mediaType) ?? false;
}

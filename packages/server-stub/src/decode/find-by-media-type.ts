/** What a `content` map says about a media type: by its name, else by the most specific range (OpenAPI 3.1, Media Type). */
export function findByMediaType<Value>(
  content: Readonly<Record<string, Value>>,
  mediaType: string,
): Value | undefined {
  // A media type such as `constructor` must not find what every object inherits.
  if (Object.hasOwn(content, mediaType)) return content[mediaType];
  const key = rangesOf(mediaType).find((range) => Object.hasOwn(content, range));
  return key === undefined ? undefined : content[key];
}

/** Whether a list of media types and ranges holds a media type; an empty list holds any. */
export function takesMediaType(types: readonly string[], mediaType: string): boolean {
  if (types.length === 0 || types.includes(mediaType)) return true;
  return rangesOf(mediaType).some((range) => types.includes(range));
}

/** The ranges that a media type is in, the narrower first. */
function rangesOf(mediaType: string): readonly string[] {
  const [kind] = mediaType.split("/");
  const [, suffix] = /[/+]([a-z]+)$/.exec(mediaType) ?? [];
  return [`${kind}/*+${suffix}`, `${kind}/*`, "*/*"];
}

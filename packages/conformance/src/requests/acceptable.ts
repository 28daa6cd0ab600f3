/**
 * Whether an `Accept` header allows a media type: the most specific range decides, and a weight of 0 excludes (RFC
 * 9110, 12.5.1). Undefined if the header is malformed, since it may then be ignored.
 */
export function isAcceptable(accept: string, type: string): boolean | undefined {
  const [main = ""] = type.split("/");
  const weights = new Map<string, number>();
  for (const item of accept.split(",")) {
    const [range = "", ...parameters] = item.split(";").map((text) => text.trim().toLowerCase());
    const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameters.join(";"))?.[1];
    const isPlain = parameters.length === 0 || weight !== undefined;
    if (!/^(?:\*|[\w.+-]+)\/(?:\*|[\w.+-]+)$/.test(range) || !isPlain) return undefined;
    weights.set(range, Number(weight ?? 1));
  }
  const decisive = [type, `${main}/*`, "*/*"].find((range) => weights.has(range));
  return decisive !== undefined && (weights.get(decisive) ?? 0) > 0;
}

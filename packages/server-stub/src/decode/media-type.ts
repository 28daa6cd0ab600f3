/** A media type in lower case, with its parameters by lower-case name (RFC 9110, 8.3.1). */
export interface MediaType {
  readonly type: string;
  /** A parameter that is given twice is undefined, because choosing a value would be a guess. */
  readonly parameters: ReadonlyMap<string, string | undefined>;
}

const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/** Parses a `Content-Type`; undefined if there is none. */
export function parseMediaType(header: string | undefined): MediaType | undefined {
  const end = header?.indexOf(";");
  const type = header
    ?.slice(0, end === -1 ? undefined : end)
    .trim()
    .toLowerCase();
  if (!header || !type) return undefined;
  return { type, parameters: parametersOf(header) };
}

/**
 * Parses the parameters with `exec`: for each part of an upload, the iterator of `matchAll` costs four times as much.
 */
function parametersOf(header: string): MediaType["parameters"] {
  const parameters = new Map<string, string | undefined>();
  for (let match = PARAMETER.exec(header); match; match = PARAMETER.exec(header)) {
    const [, name = "", quoted, plain] = match;
    const key = name.toLowerCase();
    parameters.set(key, parameters.has(key) ? undefined : (unquote(quoted) ?? plain));
  }
  return parameters;
}

function unquote(quoted: string | undefined): string | undefined {
  return quoted?.includes("\\") ? quoted.replaceAll(/\\(.)/g, "$1") : quoted;
}

/**
 * Returns the weight of a media type or range in an `Accept` header, from 0 for not acceptable to 1 (RFC 9110, 12.5.1).
 */
export function preference(accept: string, mediaType: string): number {
  const ranges = accept.split(",").map(parseMediaType);
  const [kind] = mediaType.split("/");
  // The response to a range in the contract may have any media type within it.
  if (mediaType.includes("*")) {
    const fitting = ranges.filter(
      (range) => mediaType === "*/*" || range?.type === "*/*" || range?.type.startsWith(`${kind}/`),
    );
    return Math.max(0, ...fitting.map(weightOf));
  }
  // The most specific range applies, whatever its position.
  const fitting = [mediaType, `${kind}/*`, "*/*"]
    .map((type) => ranges.find((range) => range?.type === type))
    .find((range) => range !== undefined);
  return fitting ? weightOf(fitting) : 0;
}

function weightOf(range: MediaType | undefined): number {
  const weight = Number(range?.parameters.get("q") ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

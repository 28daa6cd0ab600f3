/** A media type in lower case, and its parameters by name in lower case (RFC 9110, 8.3.1). */
export interface MediaType {
  readonly type: string;
  /** One that is given twice is undefined: which of them counts would be a guess. */
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

/** By `exec`: the iterator of `matchAll` costs four times as much, for each part of an upload. */
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

/** How much an `Accept` header wants a media type or range, from 0 for not at all to 1 (RFC 9110, 12.5.1). */
export function preference(accept: string, mediaType: string): number {
  const ranges = accept.split(",").map(parseMediaType);
  const [kind] = mediaType.split("/");
  // A range of the contract may be responded to with any type of its kind.
  if (mediaType.includes("*")) {
    const fitting = ranges.filter(
      (range) => mediaType === "*/*" || range?.type === "*/*" || range?.type.startsWith(`${kind}/`),
    );
    return Math.max(0, ...fitting.map(weightOf));
  }
  // The most specific range counts, wherever it stands.
  const fitting = [mediaType, `${kind}/*`, "*/*"]
    .map((type) => ranges.find((range) => range?.type === type))
    .find((range) => range !== undefined);
  return fitting ? weightOf(fitting) : 0;
}

function weightOf(range: MediaType | undefined): number {
  const weight = Number(range?.parameters.get("q") ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

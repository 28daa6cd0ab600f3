/** A media type in lower case, and its parameters by name in lower case (RFC 9110, 8.3.1). */
export interface MediaType {
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/** Parses a `Content-Type`; undefined where there is none. */
export function parseMediaType(header: string | undefined): MediaType | undefined {
  const type = header?.split(";")[0]?.trim().toLowerCase();
  if (!header || !type) return undefined;
  const parameters = [...header.matchAll(parameter)].map(([, name = "", quoted, plain]) => [
    name.toLowerCase(),
    quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "",
  ]);
  return { type, parameters: Object.fromEntries(parameters) };
}

/** Whether an `Accept` header admits a media type (RFC 9110, 12.5.1). */
export function accepts(accept: string | undefined, mediaType: string): boolean {
  if (!accept?.trim()) return true;
  const ranges = accept.split(",").map(parseMediaType);
  const [kind] = mediaType.split("/");
  // The most specific range counts, wherever it stands.
  const fitting = [mediaType, `${kind}/*`, "*/*"]
    .map((type) => ranges.find((range) => range?.type === type))
    .find((range) => range !== undefined);
  return fitting !== undefined && Number(fitting.parameters.q ?? 1) > 0;
}

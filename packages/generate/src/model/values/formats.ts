/** Example value and pattern of each format that a stub asserts. */
const FORMATS: Readonly<Record<string, readonly [value: string, test: RegExp]>> = {
  "date-time": [
    "2026-01-31T12:00:00Z",
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/,
  ],
  date: ["2026-01-31", /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  time: ["12:00:00Z", /^\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/],
  duration: ["P1D", /^P(?!$)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?)$/],
  uuid: ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  uri: ["https://example.com/", /^[a-z][a-z\d+.-]*:[!-~]*$/i],
  "uri-reference": ["https://example.com/", /^[!-~]*$/],
  "uri-template": ["https://example.com/{id}", /^[!-~]*$/],
  "json-pointer": ["/a", /^(\/[^/]*)*$/],
  "relative-json-pointer": ["0", /^\d+(#|(\/[^/]*)*)$/],
  regex: ["^a$", /^/],
  email: ["someone@example.com", /^[!-?A-~]+@[\w.-]+$/],
  ipv4: ["192.0.2.1", /^(\d{1,3}\.){3}\d{1,3}$/],
  ipv6: ["2001:db8::1", /^[\da-f:.]+$/i],
  hostname: ["example.com", /^[\da-z]([\da-z.-]*[\da-z])?$/i],
  byte: ["QQ==", /^/],
};

/** Returns an example text of a format; undefined for an unknown format. */
export function textOf(format: string | undefined): string | undefined {
  return format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format]?.[0] : undefined;
}

/** Whether a text looks like a format; any text matches an unknown format. */
export function hasFormat(text: string, format: string | undefined): boolean {
  const known =
    format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!known?.[1].test(text)) return known === undefined;
  return !format?.startsWith("date") || !Number.isNaN(Date.parse(text));
}

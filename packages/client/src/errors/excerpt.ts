/** The first 200 characters of a body: enough to know a proxy by, short enough for a line of a log. */
export function excerpt(body: string): string {
  return body.slice(0, 200);
}

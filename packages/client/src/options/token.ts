/** What a token has to be, in words. */
export const A_TOKEN = "a token without spaces";

/** Whether a token can be sent; anything else would make the error of fetch show it. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[!-~]+$/.test(value);
}

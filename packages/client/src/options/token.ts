/** Describes a valid token in error messages. */
export const A_TOKEN = "a token without spaces";

/** Whether a token can be sent. Any other value must be refused first: the error of fetch would reveal it. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[!-~]+$/.test(value);
}

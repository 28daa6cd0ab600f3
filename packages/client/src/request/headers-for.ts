import { aToken } from "../options/checks.js";
import type { Settings } from "../options/settings.js";
import { checkValue } from "../types/check-value.js";

/** Headers by their names, those of the runtime in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** The headers of a request: its own, and those of every request. */
export function headersFor(token: string | undefined, own: RequestHeaders): RequestHeaders {
  return {
    accept: "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
    ...own,
  };
}

/** The token of one request. Throws a TypeError for one that cannot be sent. */
export async function readToken({ token }: Pick<Settings, "token">): Promise<string | undefined> {
  if (typeof token !== "function") return token;
  const given = await token();
  // The error of fetch for an invalid header would show the token.
  checkValue("createClient: token", aToken, given);
  return given;
}

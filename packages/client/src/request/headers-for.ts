import { aToken } from "../options/checks.js";
import type { Settings } from "../options/settings.js";
import type { RequestHeaders } from "../options/to-headers.js";
import { checkValue } from "../types/check-value.js";

/** The headers of a request: its own, over those that the client has for every request. */
export function headersFor(
  token: string | undefined,
  own: RequestHeaders,
  every?: RequestHeaders,
): RequestHeaders {
  return {
    accept: "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
    ...every,
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

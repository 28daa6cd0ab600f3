import { A_TOKEN, isToken } from "../options/token.js";
import type { Settings } from "../options/settings.js";
import type { RequestHeaders } from "../options/to-headers.js";
import { refuse } from "../types/refuse.js";
import { typeOf } from "../types/json-type.js";

/** Returns the headers of a request: its own override those that the client sends with every request. */
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

/** Returns the token of one request. Throws a TypeError if the token cannot be sent. */
export async function readToken({ token }: Pick<Settings, "token">): Promise<string | undefined> {
  if (typeof token !== "function") return token;
  const given = await token();
  // The error of fetch for an invalid header would reveal the token.
  if (!isToken(given)) refuse("createClient: token", A_TOKEN, given, typeOf);
  return given;
}

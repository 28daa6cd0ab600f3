import { z } from "zod";
import { DeliveryRefusedError } from "../../destination.js";
import { readJson } from "./read-json.js";
import { read, type Site } from "./site.js";

const ROUTE = "/wp/v2/users/me";
const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) });
const errorSchema = z.object({ code: z.string() });
const indexSchema = z.object({
  // PHP serializes an empty object as an empty array.
  authentication: z.record(z.string(), z.unknown()).or(z.array(z.never())),
});
const UNAUTHORIZED = 401;

/** The user of a connection, as its site sees it. */
export type SiteUser = z.output<typeof userSchema>;

/**
 * Reads the user that a connection is logged in as. Without valid credentials, other calls would fail for a reason that
 * does not mention them.
 *
 * @throws {DeliveryRefusedError} if the site accepts no credentials, or never received any.
 */
export async function readUser(site: Site): Promise<SiteUser> {
  const response = await site.tryGet(ROUTE, { context: "edit" });
  if (response.status === UNAUTHORIZED && codeOf(response.bytes) === "rest_not_logged_in")
    throw new DeliveryRefusedError(await whyNobody(site));
  return read(response, ROUTE, userSchema);
}

/**
 * Explains why a site treats a call as anonymous. Its response is the same for a wrong password and for a header that
 * never arrived.
 */
async function whyNobody(site: Site): Promise<string> {
  const { authentication } = await site.get("/", { _fields: "authentication" }, indexSchema);
  if (!Object.hasOwn(authentication, "application-passwords"))
    return "its WordPress accepts no application passwords: it does so only over HTTPS, and plug-ins can turn them off. Give the connection the address that begins with `https:`, and look among the plug-ins.";
  return "its WordPress saw no valid credentials. Check the credentials of the connection: the password is an application password from the user's profile, not the one for logging in. If both are right, a server or proxy in front of WordPress drops the header `Authorization`: let it pass the header on (Apache: `CGIPassAuth On`).";
}

function codeOf(bytes: Uint8Array): string | undefined {
  const parsed = errorSchema.safeParse(readJson(bytes));
  return parsed.success ? parsed.data.code : undefined;
}

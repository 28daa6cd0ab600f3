import { z } from "zod";
import { DeliveryRefusedError } from "../../destination.js";
import { read, type Site } from "./site.js";

const ROUTE = "/wp/v2/users/me";
const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) });
const errorSchema = z.object({ code: z.string() });
const UNAUTHORIZED = 401;

/** The user of a connection, as its site sees it. */
export type SiteUser = z.output<typeof userSchema>;

/**
 * Reads the user that a site takes a connection for. Without valid credentials other calls would fail for a reason that does
 * not name them.
 *
 * @throws {DeliveryRefusedError} if the site accepts no credentials, or never got any.
 */
export async function readUser(site: Site): Promise<SiteUser> {
  const response = await site.tryGet(ROUTE, { context: "edit" });
  if (response.status === UNAUTHORIZED && codeOf(response.bytes) === "rest_not_logged_in")
    throw new DeliveryRefusedError(
      "its WordPress did not see the credentials. Either a server or proxy in front of it drops the header `Authorization` (Apache passes it on with `CGIPassAuth On`), or application passwords are off: they need HTTPS.",
    );
  return read(response, ROUTE, userSchema);
}

function codeOf(bytes: Uint8Array): string | undefined {
  try {
    const parsed = errorSchema.safeParse(JSON.parse(Buffer.from(bytes).toString()));
    return parsed.success ? parsed.data.code : undefined;
  } catch {
    return undefined;
  }
}

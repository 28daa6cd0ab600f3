import { z } from "zod";
import { parseNetwork } from "../proxies/caller-address.js";
import { about } from "./setting-schemas.js";

const MAX_PROXIES = 10;
const MAX_NETWORKS = 100;

const networkSchema = z.string().refine(isNetwork, {
  error: "expected an address or a network such as `10.0.0.0/8`",
});

/** A number of proxies, or their networks. */
export const trustProxySchema = z
  .union([z.int().min(0).max(MAX_PROXIES), z.array(networkSchema).max(MAX_NETWORKS)])
  .default(0)
  .meta(
    about(
      "Proxies in front of the service that are trusted to say the address and scheme of a caller: their number, or a list of their networks; 0 trusts none.",
      { values: "a number up to 10, or a list of networks such as `10.0.0.0/8`" },
    ),
  );

/** The header in which the proxies pass the address of the caller. */
export const forwardedHeaderSchema = z
  .enum(["x-forwarded-for", "forwarded"])
  .default("x-forwarded-for")
  .describe(
    "Where the proxies write the address of the caller; the other header is never read. Its scheme: `x-forwarded-proto`, or `proto` in `forwarded`.",
  );

function isNetwork(text: string): boolean {
  try {
    return parseNetwork(text)[1] >= 0;
  } catch {
    return false;
  }
}

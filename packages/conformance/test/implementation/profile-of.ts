import type { Target as CheckedTarget } from "../../src/load/target.js";
import type { Target } from "./on-stub/in-memory.js";

/** Returns the profile for an implementation of the tests, as a profile file would describe it. */
export function profileOf(target: Target): CheckedTarget {
  const { baseUrl, token, siblingToken, secondToken, expiredToken, narrowToken } = target;
  const { source, destination, otherDestination, foreignDestination } = target;
  return {
    baseUrl,
    token,
    siblingToken,
    secondToken,
    expiredToken,
    narrowToken,
    source,
    destination,
    otherDestination,
    foreignDestination,
    publicKeys: `${target.baseUrl}/.well-known/webhook-keys.json`,
    warningOptions: { destinationReference: "a:b.md" },
    receiver: {},
    failsByReference: true,
    retryDelays: [2, 2, 2],
  };
}

import type { Agent } from "undici";
import type { AddressPolicy } from "./address-policy.js";
import { guardedAgent } from "./guarded-agent.js";

/** How the service reaches other machines: only where the operator allows it. */
export interface OutboundConnections {
  readonly policy: AddressPolicy;
  /** For HTTP; whoever opened it destroys it. */
  readonly dispatcher: Agent;
}

/** Opens connections to other machines under a policy. */
export function openOutbound(policy: AddressPolicy): OutboundConnections {
  return { policy, dispatcher: guardedAgent(policy) };
}

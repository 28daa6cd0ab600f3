import type { Agent } from "undici";
import type { AddressPolicy } from "./address-policy.js";
import { guardedAgent } from "./guarded-agent.js";

/** How the service reaches other machines: only where the operator allows it. */
export interface OutboundConnections {
  readonly policy: AddressPolicy;
  /** For HTTP; whoever opened it destroys it. */
  readonly dispatcher: Agent;
  /** For one request, in milliseconds. */
  readonly timeout: number;
}

/** Where connections may lead, and how long a request may take: `timeout` in seconds. */
export interface OutboundLimits extends AddressPolicy {
  readonly timeout: number;
}

/** Opens connections to other machines under a policy. */
export function openOutbound({ timeout, ...policy }: OutboundLimits): OutboundConnections {
  return { policy, dispatcher: guardedAgent(policy), timeout: timeout * 1000 };
}

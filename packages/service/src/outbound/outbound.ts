import type { Agent } from "undici";
import type { AddressPolicy } from "./address-policy.js";
import { guardedAgent } from "./guarded-agent.js";

/** How the service reaches other machines: only those that the operator allows. */
export interface Outbound {
  readonly policy: AddressPolicy;
  /** For HTTP: connects to allowed addresses only. Anyone who opened it destroys it. */
  readonly dispatcher: Agent;
  /** For one request, or for the silence of a connection, in milliseconds. */
  readonly timeout: number;
  /** Ends requests over HTTP early, if there is one. */
  readonly signal?: AbortSignal;
}

/** Which addresses may be connected to, and how long a request may take: `timeout` in seconds. */
export interface OutboundLimits extends AddressPolicy {
  readonly timeout: number;
}

/** Opens connections to other machines under a policy. */
export function openOutbound({ timeout, ...policy }: OutboundLimits): Outbound {
  return { policy, dispatcher: guardedAgent(policy), timeout: timeout * 1000 };
}

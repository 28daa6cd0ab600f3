import { idIn } from "../load/id-in.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import type { Probe } from "../probe/create-probe.js";

/** A request with an `Idempotency-Key`, and its identical repeat. */
export interface KeyedRepeat {
  readonly key: string;
  readonly first: Exchange;
  readonly repeat: Exchange;
}

/** Sends a request twice with the same key. */
export async function sendTwice(
  probe: Pick<Probe, "send">,
  key: string,
  request: ProbeRequest,
): Promise<KeyedRepeat> {
  const keyed = withKey(request, key);
  const first = await probe.send(keyed);
  return { key, first, repeat: await probe.send(keyed) };
}

/** Adds an `Idempotency-Key` to a request; a list sends several. */
export function withKey(request: ProbeRequest, key: string | readonly string[]): ProbeRequest {
  return { ...request, headers: { ...request.headers, "idempotency-key": key } };
}

/** Returns the id of the job or webhook in a response, normalized for comparison. */
export function idOf({ response }: Exchange): ReturnType<typeof idIn> {
  return idIn(response.json);
}

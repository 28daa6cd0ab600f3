import type { ResolvedTarget } from "../load/target.js";
import { createProbe, type Probe } from "../probe/create-probe.js";
import type { Exchange } from "../probe/exchange.js";

/** Gets the public keys of a target without a token (decision `event-signing`), from wherever they are published. */
export async function getPublishedKeys(
  target: ResolvedTarget,
  probe: Pick<Probe, "send">,
  deadline: number,
): Promise<Exchange> {
  const { baseUrl, publicKeys = "" } = target;
  const request = (path: string) => ({ method: "GET", path, authorization: null });
  if (publicKeys.startsWith("/")) return probe.send(request(publicKeys));
  if (publicKeys.startsWith(`${baseUrl}/`))
    return probe.send(request(publicKeys.slice(baseUrl.length)));
  const { origin, pathname, search } = new URL(publicKeys);
  const elsewhere = createProbe({ ...target, baseUrl: origin }, { deadline: deadline });
  try {
    return await elsewhere.send(request(pathname + search));
  } finally {
    elsewhere.close();
  }
}

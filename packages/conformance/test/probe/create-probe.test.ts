import { expect, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { createProbe } from "../../src/probe/create-probe.js";
import { listRequest } from "../../src/probe/requests.js";
import { busyAtFirst, startWith } from "../support/start-with.js";

test("a busy target gets the request again after Retry-After, and both exchanges are recorded", async () => {
  const implementation = await startWith(busyAtFirst());
  try {
    const probe = createProbe(resolveTarget(implementation), { deadline: 5_000 });
    const { response } = await probe.send(listRequest("listCollections"));
    expect(response.status).toBe(200);
    expect(probe.exchanges.map((exchange) => exchange.response.status)).toEqual([429, 200]);
  } finally {
    await implementation.stop();
  }
});

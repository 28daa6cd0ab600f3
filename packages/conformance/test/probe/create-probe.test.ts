import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { createProbe } from "../../src/probe/create-probe.js";
import { createRunClock } from "../../src/probe/guard/run-clock.js";
import { listRequest } from "../../src/probe/requests.js";
import { NoResponseError } from "../../src/probe/guard/no-response-error.js";
import { RunOverError } from "../../src/verdict/verdict-errors.js";
import { busyAtFirst, startWith } from "../support/start-with.js";

test("repeats a request after Retry-After and records both exchanges", async () => {
  const implementation = await startWith(busyAtFirst());
  try {
    const probe = createProbe(resolveTarget(implementation), { deadline: 30_000 });
    const { response } = await probe.send(listRequest("listCollections"));
    expect(response.status).toBe(200);
    expect(probe.exchanges.map((exchange) => exchange.response.status)).toEqual([429, 200]);
  } finally {
    await implementation.stop();
  }
});

test("sends nothing in any way once the time of the run is over", async () => {
  const target = resolveTarget({ baseUrl: "http://127.0.0.1:9", token: "a-token" });
  const probe = createProbe(target, { deadline: 100, clock: createRunClock(0) });
  const request = listRequest("listCollections");
  for (const send of [
    () => probe.send(request),
    () => probe.sendUnpaced(request),
    () => probe.sendBytes(["GET / HTTP/1.1"]),
  ]) {
    const outcome = send();
    await expect(outcome).rejects.toThrow(RunOverError);
    await expect(outcome).rejects.toThrow(
      /^the time of the run, 0 s, is over: 0 requests took .* s each/,
    );
  }
});

test("fails without a request after an operation timed out twice", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const target = { baseUrl: `http://127.0.0.1:${port}`, token: "a-token" };
  const probe = createProbe(resolveTarget(target), { deadline: 100 });
  const ask = (pageNo: number): Promise<unknown> =>
    probe.send(listRequest("listCollections", `pageNo=${pageNo}`)).catch((error: unknown) => error);
  try {
    const errors = [await ask(1), await ask(2), await ask(3)];
    expect(errors[0]).toBeInstanceOf(NoResponseError);
    expect(errors[1]).not.toBe(errors[0]);
    expect(errors[2]).toBe(errors[0]);
  } finally {
    probe.close();
    server.closeAllConnections();
    server.close();
  }
});

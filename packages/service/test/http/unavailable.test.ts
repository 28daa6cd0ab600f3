import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { unavailableProblem } from "../../src/http/problems.js";
import { startDemo } from "../support/start-demo.js";
import { startOwnPostgres } from "@document-export/local-servers";

const postgres = await startOwnPostgres();
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  "responds with 503 and Retry-After, and is not ready, without its database",
  async () => {
    if ("missing" in postgres) return;
    const { caller, service } = await startDemo({ databaseUrl: postgres.url });
    expect((await caller.get("/v2/collections")).status).toBe(200);
    await postgres.stop();
    const response = await caller.get("/v2/collections");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({
      type: "urn:problem-type:document-export:unavailable",
    });
    await until(async () => (await fetch(`${service.url}/readyz`)).status === 503);
  },
);

test.each([
  ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), 503],
  ["a server that shuts down", Object.assign(new Error("terminating"), { code: "57P01" }), 503],
  ["a broken constraint", Object.assign(new Error("duplicate"), { code: "23505" }), undefined],
  ["a mistake of our own", new TypeError("undefined"), undefined],
])("%s is %s", (_, fault, status) => {
  expect(unavailableProblem(fault)?.status).toBe(status);
});

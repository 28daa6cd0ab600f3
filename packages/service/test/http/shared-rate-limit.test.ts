import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { callerOf } from "../support/caller.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { startDemo } from "../support/start-demo.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  "two processes count the requests of a token together",
  async () => {
    const url = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(url, `limits_${randomBytes(4).toString("hex")}`);
    const settings = { databaseUrl, limits: { requestsPerMinute: 10 } };
    const first = await startDemo(settings);
    const second = await startDemo(settings);
    const callers = [first.caller, callerOf(second.service.url, first.token)];
    const asked = Array.from({ length: 40 }, (_, index) =>
      callers[index % 2]?.get("/v2/collections"),
    );
    const statuses = (await Promise.all(asked)).map((response) => response?.status);
    // A minute may end in between, and the count then restarts.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses).toContain(429);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  },
);

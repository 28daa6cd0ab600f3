import { readFile } from "node:fs/promises";
import type { RequestInit } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "./cases.ts";
import { exchange } from "./exchange.ts";
import { mounts } from "./mounts.ts";
import type { Running } from "./start-process.ts";

const authorized = { authorization: "Bearer good" };

for (const { name, missing } of mounts)
  if (missing) console.warn(`${name} is not tested: ${missing}`);

for (const { name, missing, handlersEnd, start } of mounts)
  describe.skipIf(missing)(titled(name, missing), () => {
    let running: Running;
    const send = (path: string, init: RequestInit) =>
      exchange(`http://127.0.0.1:${running.port}${path}`, init);
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());

    test.each(cases)("$title", async ({ path, init, status, headers = {}, body }) => {
      const response = await send(path, init);
      expect(response).toMatchObject({ status, headers });
      expect(response.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
      if (body) expect(JSON.parse(response.text)).toMatchObject(body);
      else expect(response.text).toBe("");
    });

    test.skipIf(handlersEnd)(
      titled("tells the handler that its caller went away", handlersEnd),
      async () => {
        const calls = async () => {
          const { text } = await send("/v2/collections", { headers: authorized });
          const { pageCount: begun, totalRecordCount: abandoned } = JSON.parse(text).pagination;
          return { begun, abandoned };
        };
        const before = await calls();
        const controller = new AbortController();
        const { signal } = controller;
        const call = send("/v2/collections?pageNo=7", { headers: authorized, signal });
        await expect.poll(calls).toEqual({ ...before, begun: before.begun + 1 });
        controller.abort();
        await expect(call).rejects.toThrow("aborted");
        await expect
          .poll(calls)
          .toEqual({ begun: before.begun + 1, abandoned: before.abandoned + 1 });
      },
    );
  });

test.each(["express", "fastify", "hono", "fetch"])(
  "the README shows the mount of apps/%s.ts",
  async (name) => {
    const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
    const app = await read(`apps/${name}.ts`);
    const shown = (await read("../../README.md")).split(/^```(?:ts)?\n/m);
    expect(shown).toContain(app.replace("./server.ts", "./server.js"));
  },
);

/** Adds the reason why a test is skipped to its title, so that nobody thinks it passed. */
function titled(title: string, reason: string | undefined): string {
  return reason === undefined ? title : `${title} (not here: ${reason})`;
}

import express from "express";
import { Hono } from "hono";
import { getRequestListener } from "@hono/node-server";
import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { createServer } from "../../src/index.js";
import { testOptions } from "../harness.ts";
import { exchange } from "./exchange.ts";
import { listen } from "./listen.ts";

const here = createServer(testOptions({ basePath: "/api" }));
const anywhere = createServer(testOptions());

const mounts: Readonly<Record<string, RequestListener>> = {
  "basePath, node entry": here.node,
  "basePath, Fetch entry": getRequestListener(here.fetch),
  "Express's own prefix": express().use("/api", anywhere.node),
  "Hono's own prefix": getRequestListener(new Hono().mount("/api", anywhere.fetch).fetch),
};

describe.each(Object.entries(mounts))("under /api by %s", (_, listener) => {
  test.each([
    ["/api/v2/collections?pageNo=1", 200],
    ["/api/v2/collections?pageNo=one", 400],
    ["/api/v2/nothing", 404],
    ["/v2/collections", 404],
    ["/apiv2/collections", 404],
    ["/other/api/v2/collections", 404],
  ])("responds to %s with %i", async (path, status) => {
    const running = await listen(listener);
    const headers = { authorization: "Bearer good" };
    const response = await exchange(`http://127.0.0.1:${running.port}${path}`, { headers });
    await running.stop();
    expect(response).toMatchObject({ status });
  });
});

test.each(["api", "/api/", "/", "/{tenant}", "/a?b", "/a//b"])(
  "refuses `%s` for a basePath",
  (basePath) => {
    expect(() => createServer(testOptions({ basePath }))).toThrow(
      `expected \`basePath\` to be a path such as \`/api\`, got \`${basePath}\``,
    );
  },
);

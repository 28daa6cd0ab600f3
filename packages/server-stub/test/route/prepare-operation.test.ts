import { expect, test } from "vitest";
import type { DeferredOperation, OperationContract } from "../../src/contract/operation.js";
import { createServerFrom } from "../../src/create-server-from.js";
import { operations } from "../../src/generated/operations.js";

const { listCollections } = operations;
if (!listCollections) throw new Error("The contract has no `listCollections`.");
const { id, method, path, security, decided = [], ...contract } = listCollections;

const page = {
  items: [],
  pagination: { pageCount: 0, pageNo: 1, pageSize: 50, totalRecordCount: 0 },
};

function serve(load: () => Promise<OperationContract>, terms = {}) {
  const deferred: DeferredOperation = { id, method, path, security, decided, load };
  const faults: unknown[] = [];
  const { fetch } = createServerFrom(
    { listCollections: deferred },
    {
      handlers: { listCollections: () => ({ status: 200, body: page }) },
      authenticate: async () => ({ principal: "someone", scopes: ["collections:read"] }),
      onError: (error) => faults.push(error),
      ...terms,
    },
  );
  const get = async (target: string) => {
    const headers = { authorization: "Bearer token" };
    return (await fetch(new Request(`http://stub.test${target}`, { headers }))).status;
  };
  return { get, faults };
}

test("loads an operation once, at its first call", async () => {
  let loads = 0;
  const { get } = serve(async () => {
    loads += 1;
    return contract;
  });
  expect(await get("/nowhere")).toBe(404);
  expect(loads).toBe(0);
  expect([await get("/v2/collections"), await get("/v2/collections?pageNo=0")]).toEqual([200, 400]);
  expect(loads).toBe(1);
});

test("applies overrides to an operation that is loaded later", async () => {
  const { get } = serve(async () => contract, {
    waived: ["page-numbering"],
    bounds: { pageSize: { maximum: 500 } },
    basePath: "/api",
  });
  expect(await get("/api/v2/collections?pageNo=0&pageSize=500")).toBe(200);
  expect(await get("/api/v2/collections?pageSize=501")).toBe(400);
});

test("responds with 500 if loading fails, and loads again next time", async () => {
  let loads = 0;
  const { get, faults } = serve(async () => {
    loads += 1;
    if (loads === 1) throw new Error("The disk is gone.");
    return contract;
  });
  expect([await get("/v2/collections"), await get("/v2/collections")]).toEqual([500, 200]);
  expect(faults).toEqual([new Error("The disk is gone.")]);
});

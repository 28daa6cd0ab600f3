import { fileURLToPath } from "node:url";
import { type Prism, startPrism } from "@document-export/prism";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, createClient } from "../src/client.ts";
import { calls } from "./calls.ts";

const description = fileURLToPath(import.meta.resolve("@document-export/spec/operator.json"));

let prism: Prism;
let client: Client;
beforeAll(async () => {
  prism = await startPrism({ description });
  client = createClient({ baseUrl: prism.url, token: "dxo_any" });
});
afterAll(() => prism.stop());

test.each(Object.entries(calls))(
  "a mock of the contract takes the call of %s",
  async (_id, call) => {
    await expect(call(client)).resolves.not.toThrow();
  },
);

test("mock of the contract refuses requests that violate it", async () => {
  await expect(client.listJobs({ limit: 500 })).rejects.toMatchObject({ status: 400 });
});

import { expect, test } from "vitest";
import { startPrism } from "../src/index.ts";

test("Prism answers with the contract's example, and is gone after stop", async () => {
  const prism = await startPrism();
  const url = `${prism.url}/v2/collections`;
  const response = await fetch(url, { headers: { authorization: "Bearer any" } });
  expect(await response.json()).toMatchObject({ items: [{ name: "Quarterly reports" }, {}] });
  await prism.stop();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

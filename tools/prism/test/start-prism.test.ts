import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startPrism } from "../src/index.ts";

test("Prism responds with the example of the contract and stops", async () => {
  const prism = await startPrism();
  const url = `${prism.url}/v2/collections`;
  const response = await fetch(url, { headers: { authorization: "Bearer any" } });
  expect(await response.json()).toMatchObject({ items: [{ name: "Quarterly reports" }, {}] });
  await prism.stop();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("Prism in front of an implementation logs deviations in its responses", async () => {
  const implementation = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end("[]");
  }).listen(0, "127.0.0.1");
  await once(implementation, "listening");
  const { port } = implementation.address() as AddressInfo;
  let log = "";
  const prism = await startPrism({
    upstream: `http://127.0.0.1:${port}`,
    onOutput: (text) => (log += text),
  });
  await fetch(`${prism.url}/v2/collections`, { headers: { authorization: "Bearer any" } });
  await prism.stop();
  implementation.closeAllConnections();
  implementation.close();
  expect(log).toContain("Violation: response.body Response body must be object");
});

test("Prism exits with a process that did not stop it", async () => {
  const entry = new URL("../src/index.ts", import.meta.url).href;
  const script = `const { startPrism } = await import(${JSON.stringify(entry)});
    console.log((await startPrism()).url);
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    script,
  ]);
  const url = stdout.trim();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  // Only connects: a request would end an abandoned Prism too, because it then cannot log.
  const listens = async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    return once(socket, "connect").then(
      () => Boolean(socket.destroy()),
      () => false,
    );
  };
  await expect.poll(listens).toBe(false);
});

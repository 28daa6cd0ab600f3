import type { Collection } from "@document-export/types";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { startStub } from "../support/stub-server.js";

const source = { id: 7, name: "Newsroom" };
const collections: readonly Collection[] = [1, 2, 3].map((id) => ({
  id,
  name: `Collection ${id}`,
  sourceConnection: source,
  destinationConnection: { id: 12, name: "Site" },
}));

/** A server with three collections. */
function startCollections() {
  return startStub({
    listCollections: ({ query }) => {
      const pageNo = query.pageNo ?? 1;
      const pageSize = query.pageSize ?? 50;
      const items = collections.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const pagination = {
        pageNo,
        pageSize,
        pageCount: Math.ceil(3 / pageSize),
        totalRecordCount: 3,
      };
      return { status: 200, body: { items: [...items], pagination } };
    },
  });
}

test("prints tab-separated values, and the options for more pages on standard error", async () => {
  const { env } = await startCollections();
  const { code, out, err } = await docexport(["collections", "--page-size", "2"], env);
  expect(out).toBe(
    "1\tCollection 1\tNewsroom (7)\tSite (12)\n2\tCollection 2\tNewsroom (7)\tSite (12)\n",
  );
  expect(err).toBe(
    "Page 1 of 2, 3 in total. Next: --page 2; newest: --newest-first; all: --all.\n",
  );
  expect(code).toBe(0);
});

test("prints the unchanged page with --json", async () => {
  const { env } = await startCollections();
  const { out } = await docexport(
    ["collections", "--page", "2", "--page-size", "2", "--json"],
    env,
  );
  expect(JSON.parse(out)).toEqual({
    items: collections.slice(2),
    pagination: { pageNo: 2, pageSize: 2, pageCount: 2, totalRecordCount: 3 },
  });
});

test("prints one item per line with --all --json, with one request per page", async () => {
  const { env, requests } = await startCollections();
  const { out } = await docexport(["collections", "--all", "--json", "--page-size", "2"], env);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(collections);
  expect(requests).toEqual([
    "GET /v2/collections?pageNo=1&pageSize=2",
    "GET /v2/collections?pageNo=2&pageSize=2",
  ]);
});

test("prints no table for an empty list", async () => {
  const pagination = { pageNo: 1, pageSize: 50, pageCount: 0, totalRecordCount: 0 };
  const { env } = await startStub({
    listDocumentExports: () => ({ status: 200, body: { items: [], pagination } }),
  });
  expect(await docexport(["exports"], env)).toEqual({
    code: 0,
    out: "",
    err: "No results.\n",
  });
});

test.each([
  [{ deprecation: "@1767225600" }, "The service has deprecated this operation.\n"],
  [
    { deprecation: "@1767225600", sunset: "Wed, 10 Nov 2027 23:59:59 GMT" },
    "The service removes this operation on 2027-11-10.\n",
  ],
  [{ sunset: "soon" }, ""],
])("reports once that an operation is deprecated: %j", async (headers, notice) => {
  const agents: unknown[] = [];
  const server = createServer(({ headers: { "user-agent": agent } }, response) => {
    agents.push(agent);
    const pagination = { pageNo: agents.length, pageSize: 50, pageCount: 2, totalRecordCount: 0 };
    response.writeHead(200, headers).end(JSON.stringify({ items: [], pagination }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { err } = await docexport(["exports", "--all", "--base-url", url, "--token", "good"]);
  expect(err).toBe(`${notice}0 in total.\n`);
  expect(agents).toEqual([expect.stringMatching(/^docexport\/\d/), agents[0]]);
});

test("prints exports and webhooks from the contract's examples", async () => {
  const { env } = await startStub();
  const exports = await docexport(["exports"], env);
  const webhooks = await docexport(["webhooks", "list"], env);
  expect(exports.out).toBe(
    "2026-10-12T15:02:41Z\tHouse style\tNewsroom documents (7)\tArchive (13)\thouse-style.html\n" +
      "2026-10-19T09:30:03Z\tQuarterly report\tNewsroom documents (7)\tCompany site (12)\treports/2026-q3.md\n",
  );
  expect(webhooks.out).toMatch(/^41\thttps:.*\tjob.done, job.failed\tCompany site \(12\)\tTells/);
});

test("prints advice if no server, or a different server, responds", async () => {
  const { env, url } = await startStub();
  const page = await docexport(["exports"], { ...env, DOCEXPORT_BASE_URL: `${url}/v2` });
  expect(page.err).toContain("address without `/v2`");
  // Nothing listens on port 9, the discard port.
  const silent = await docexport(["exports"], { ...env, DOCEXPORT_BASE_URL: "http://127.0.0.1:9" });
  expect(silent.err).toContain("Is the service running");
  expect([page.code, silent.code]).toEqual([2, 1]);
});

test("strips control characters from the page of a different server", async () => {
  const pagination = { pageNo: "\u001b[2J1", pageSize: 50, pageCount: 1, totalRecordCount: 1 };
  const body = JSON.stringify({ items: collections.slice(0, 1), pagination });
  const server = createServer((_, response) => void response.end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { err } = await docexport(["collections", "--base-url", url, "--token", "good"]);
  expect(err).toBe("Page  [2J1 of 1, 1 in total.\n");
});

test("exits with 1 after a response from a different server", async () => {
  const server = createServer((_, response) => void response.end("[]"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, err } = await docexport(["exports", "--base-url", url, "--token", "good"]);
  expect(err).toContain("set the address of the service");
  expect(code).toBe(1);
});

test.each([
  ["a token of two words", ["exports", "--token", "two words"]],
  ["a token of two lines", ["exports", "--token", "two words\ntwo lines"]],
  ["a base URL with a query", ["exports", "--base-url", "http://127.0.0.1:9/?a"]],
  ["a base URL with a password", ["exports", "--base-url", "http://me:two words@127.0.0.1:9"]],
  ["a page of all", ["exports", "--all", "--page", "2"]],
  ["a key that no header carries", ["export", "a.json", "--to", "1", "--idempotency-key", "ключ"]],
])("rejects %s as an invalid argument without printing the token", async (_, args) => {
  const env = { DOCEXPORT_BASE_URL: "http://127.0.0.1:9", DOCEXPORT_TOKEN: "good" };
  const { code, err } = await docexport(args, env);
  expect(code).toBe(2);
  expect(err).not.toContain("two words");
});

test.each([
  ["an option", ["exports", "--json", "--page", "0"], /^`--page <number>`: expected .* got `0`\.$/],
  ["a command", ["nonsense", "--json"], /^There is no command `nonsense`\.$/],
  [
    "a misspelled one",
    ["exprts", "--json"],
    /^There is no command `exprts`. Did you mean `exports`\?$/,
  ],
  ["an argument too many", ["exports", "a", "--json"], /^Expected 0 arguments, got 1\.$/],
  [
    "a wrong choice",
    ["completion", "csh", "--json"],
    /^`shell`: expected one of bash, .* got `csh`/,
  ],
  [
    "options that exclude each other",
    ["exports", "--all", "--page", "2", "--json"],
    /^The options `--all` and `--page <number>` exclude each other\.$/,
  ],
  ["no command", ["--json"], /Expected a command/],
])("reports an error as JSON for %s", async (_, args, message) => {
  const { code, out, err } = await docexport(args);
  expect(JSON.parse(err)).toEqual({
    error: {
      name: "UsageError",
      message: expect.stringMatching(message),
      advice: "Add --help for the usage of this command.",
    },
  });
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

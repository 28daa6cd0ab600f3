// A Vitest setup file: puts the checker's proxy between the tests of a file and the servers that they call with
// `fetch`, and fails the file if the checker finds something.
import { afterAll, expect } from "vitest";
import { createJudgingFetch } from "./judge-calls.ts";

const judging = createJudgingFetch(globalThis.fetch);
globalThis.fetch = judging.fetch;

afterAll(async () => {
  const { exchanges, findings } = await judging.end();
  expect(findings).toEqual([]);
  // If a file runs alone and no request passed the proxy, its tests showed nothing. In a run of all files, some files
  // make no requests.
  if (process.env["DOCUMENT_EXPORT_JUDGED"] !== "all") expect(exchanges).toBeGreaterThan(0);
});

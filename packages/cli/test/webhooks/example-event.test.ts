import { warningCodes } from "@document-export/convert";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Examples {
  readonly "job.done": {
    readonly data: {
      readonly warnings: readonly { readonly code: string; readonly detail: string }[];
    };
  };
}

test("uses codes and details of the converter in the example's warnings", async () => {
  const file = new URL("../../dist/program/event-examples.json", import.meta.url);
  const { "job.done": event } = JSON.parse(await readFile(file, "utf8")) as Examples;
  expect(event.data.warnings.length).toBeGreaterThan(0);
  for (const { code, detail } of event.data.warnings)
    expect({ ...warningCodes }[code]).toBe(detail);
});

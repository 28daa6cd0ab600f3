import { warningCodes } from "@document-export/convert";
import { expect, test } from "vitest";
import { exampleEvent } from "../../src/webhooks/example-event.js";

test("the warnings of the example are such as the converter gives", () => {
  const { data } = exampleEvent("job.done", new Date()) as {
    readonly data: {
      readonly warnings: readonly { readonly code: string; readonly detail: string }[];
    };
  };
  expect(data.warnings.length).toBeGreaterThan(0);
  for (const { code, detail } of data.warnings) expect({ ...warningCodes }[code]).toBe(detail);
});

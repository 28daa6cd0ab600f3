import { expect, test, vi } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";

const lines = Array.from({ length: 2_000 }, (_, index) => `Line ${index} of a long document.`);

// In Node 20, the garbage collector frees this memory instead.
test.runIf("transfer" in ArrayBuffer.prototype)(
  "frees the memory of an upload after accepting it",
  async () => {
    const { caller, destination } = await sharedDemo();
    const file = hostedDocument("Report", lines);
    const transfer = vi.spyOn(ArrayBuffer.prototype, "transfer");
    try {
      await caller.export(file, { destination });
      const freed = transfer.mock.calls.filter(([length]) => length === 0);
      expect(freed.length).toBeGreaterThan(0);
    } finally {
      transfer.mockRestore();
    }
  },
);

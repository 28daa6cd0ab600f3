import { expect, test } from "vitest";
import { createDemoWorkspace, type RunningService } from "../src/index.js";

test("a demo workspace needs the service itself, and says so of a copy", async () => {
  const copy = { url: "http://127.0.0.1:1" } as RunningService;
  await expect(createDemoWorkspace(copy, "out")).rejects.toThrow(
    "`createDemoWorkspace` needs the service that `startService` resolved with",
  );
});

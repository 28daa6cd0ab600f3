import { expect, test } from "vitest";
import { createDemoWorkspace, type RunningService } from "../src/index.js";

test("createDemoWorkspace refuses a copy of the service", async () => {
  const copy = { url: "http://127.0.0.1:1" } as RunningService;
  await expect(createDemoWorkspace(copy, "out")).rejects.toThrow(
    "`createDemoWorkspace` needs the service that `startService` resolved with",
  );
});

import shared from "@document-export/config/vitest";
import { mergeConfig } from "vitest/config";

// A test here starts whole services, two or three in a row: on a busy machine that takes its time.
export default mergeConfig(shared, {
  test: { testTimeout: 90_000, globalSetup: "test/support/embedded-template.ts" },
});

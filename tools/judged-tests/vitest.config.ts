import { fileURLToPath } from "node:url";
import { sharedTests } from "@document-export/config/vitest";
import { defineConfig } from "vitest/config";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const JUDGE = folder("src/judge-fetch.ts");

/**
 * Service tests whose requests are checked. Most other tests are left out because they cut connections or stop servers
 * on purpose, or because an operator erases a document, which changes its record in a way that the checker would
 * report.
 */
const filesOfService =
  process.env["DOCUMENT_EXPORT_JUDGED"] === "all"
    ? [
        "test/*.test.ts",
        "test/{attacks,auth,exports,observe,retention,webhooks,workers}/**/*.test.ts",
        "test/http/{round-trip,bad-input,lists,prefer-wait,idempotent-content}.test.ts",
      ]
    : ["test/http/{round-trip,bad-input,lists,idempotent-content}.test.ts"];

export default defineConfig(({ mode }) => {
  const { include: _, exclude: __, reporters, setupFiles, ...rest } = sharedTests(mode);
  const judged = { ...rest, setupFiles: [...setupFiles, JUDGE] };
  const own = { test: { ...rest, setupFiles, name: "own", include: ["test/*.test.ts"] } };
  const client = {
    root: folder("../client-behaviour"),
    test: { ...judged, name: "client", include: ["test/{server-stub,service}.test.ts"] },
  };
  const service = {
    root: folder("../../packages/service"),
    test: {
      ...judged,
      name: "service",
      include: filesOfService,
      globalSetup: [
        folder("../../packages/service/test/support/storage/shared-postgres.ts"),
        folder("../../packages/service/test/support/storage/embedded-template.ts"),
      ],
    },
  };
  return {
    test: { reporters, projects: mode === "deep" ? [service] : [own, client] },
  };
});

import { fileURLToPath } from "node:url";
import shared from "@document-export/config/vitest";
import { defineConfig } from "vitest/config";

const { include: _, reporters = [], ...common } = shared.test ?? {};

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [folder("src/judge-fetch.ts")];

const client = {
  root: folder("../client-behaviour"),
  test: { ...common, name: "client", include: ["test/{server-stub,service}.test.ts"], setupFiles },
};

/**
 * What callers see of the service. Of the rest, much cuts connections or stops servers on purpose; and where an
 * operator erases a document, its record changes as no caller can make it.
 */
const filesOfService =
  process.env["DOCUMENT_EXPORT_JUDGED"] === "all"
    ? [
        "test/*.test.ts",
        "test/{attacks,auth,exports,observe,retention,webhooks,workers}/**/*.test.ts",
        "test/http/{round-trip,bad-input,lists,prefer-wait,idempotent-content}.test.ts",
      ]
    : ["test/http/{round-trip,bad-input,lists,idempotent-content}.test.ts"];

const service = {
  root: folder("../../packages/service"),
  test: {
    ...common,
    name: "service",
    include: filesOfService,
    globalSetup: [
      folder("../../packages/service/test/support/storage/shared-postgres.ts"),
      folder("../../packages/service/test/support/storage/embedded-template.ts"),
    ],
    setupFiles,
  },
};

const own = { test: { ...common, name: "own", include: ["test/*.test.ts"] } };

export default defineConfig({ test: { reporters, projects: [own, client, service] } });

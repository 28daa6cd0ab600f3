import { expect, test } from "vitest";
// Imported only here: the package does not export its settings loader.
import { loadSettings } from "../../../packages/service/dist/config/load-settings.js";
import { DEPLOY } from "./support/deploy-files.ts";

const KEY = Buffer.alloc(32).toString("base64");

test.each([
  ["container/settings.yaml", { DOCUMENT_EXPORT_ROLE: "api" }],
  ["kubernetes/base/settings.yaml", { DOCUMENT_EXPORT_ROLE: "worker" }],
])("service accepts the settings of %s", async (file, role) => {
  const environment = {
    ...role,
    DATABASE_URL: "postgres://a:b@postgres/a",
    DOCUMENT_EXPORT_SECRET_KEY: KEY,
    DOCUMENT_EXPORT_PUBLIC_URL: "https://exports.example.com",
    DOCUMENT_EXPORT_UPLOADS_ACCESS_KEY_ID: "a",
    DOCUMENT_EXPORT_UPLOADS_SECRET_ACCESS_KEY: "b",
  };
  const withUploads = file.startsWith("container") ? environment : withoutUploads(environment);
  const settings = await loadSettings({
    file: DEPLOY + file,
    environment: withUploads,
    flags: new Map(),
  });
  expect(settings).toMatchObject({ host: "0.0.0.0", port: 8080, trustProxy: 1, metrics: true });
});

/** Removes the settings of uploads: keys without a bucket would be incomplete. */
function withoutUploads(environment: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/UPLOADS/.test(name)));
}

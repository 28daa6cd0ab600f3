import { expect, test } from "vitest";
import { mergeManifests } from "../build/merge-manifests.ts";

const versions = {
  catalog: { hono: "4.13.19", "@types/node": "^24.10.0" },
  workspace: { "@document-export/client": "1.2.3" },
};

test("replaces workspace ranges with versions that npm can resolve", () => {
  const shared = { name: "a", dependencies: { "@document-export/client": "workspace:^" } };
  const framework = {
    dependencies: { hono: "catalog:" },
    devDependencies: { "@types/node": "catalog:" },
  };
  expect(mergeManifests([shared, framework], versions)).toEqual({
    name: "a",
    dependencies: { "@document-export/client": "^1.2.3", hono: "^4.13.19" },
    devDependencies: { "@types/node": "^24.10.0" },
  });
});

test("throws for a package without a known version", () => {
  const manifest = { dependencies: { koa: "catalog:" } };
  expect(() => mergeManifests([manifest], versions)).toThrow("Expected a version of koa");
});

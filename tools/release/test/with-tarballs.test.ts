import { expect, test } from "vitest";
import { withTarballs } from "../src/consumers/with-tarballs.ts";
import { exampleTarball } from "./checks/example-tarball.ts";

const SCOPE = "@document-export/";
const client = exampleTarball({
  dependencies: { "@document-export/types": "^1.0.0", ky: "2.0.0" },
});
const types = { ...exampleTarball({ name: "@document-export/types" }), file: "types.tgz" };
const project = {
  name: "a",
  version: "1.0.0",
  dependencies: { hono: "^4.0.0", [client.manifest.name]: "*" },
};

test("adds the tarballs of indirect dependencies to a project", () => {
  expect(withTarballs(project, [client, types], SCOPE)).toMatchObject({
    dependencies: {
      hono: "^4.0.0",
      "@document-export/client": "file:client.tgz",
      "@document-export/types": "file:types.tgz",
    },
  });
});

test("fails for a package that is not packed", () => {
  expect(() => withTarballs(project, [types], SCOPE)).toThrow(
    "Expected one of @document-export/types, got the package @document-export/client.",
  );
});

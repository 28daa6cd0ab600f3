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

test("a project gets the tarballs that its packages depend on too", () => {
  expect(withTarballs(project, [client, types], SCOPE)).toMatchObject({
    dependencies: {
      hono: "^4.0.0",
      "@document-export/client": "file:client.tgz",
      "@document-export/types": "file:types.tgz",
    },
  });
});

test("a package that is not packed is an error", () => {
  expect(() => withTarballs(project, [types], SCOPE)).toThrow(
    "Expected one of @document-export/types, got the package @document-export/client.",
  );
});

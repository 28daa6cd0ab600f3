// A plug-in for a library that many projects use: emits the description as openapi-typescript 7 does.
import { createRequire } from "node:module";
import { DescriptionError } from "@document-export/openapi";
import openapiTS, { astToString } from "openapi-typescript";
import type ts from "typescript";
import type { Plugin } from "./plugin.ts";

// The compiler that openapi-typescript itself resolves, because the project may have a newer one without the API that
// the library needs.
const compiler: typeof ts = createRequire(import.meta.resolve("openapi-typescript"))("typescript");

/**
 * Adds `openapi.ts`: `paths`, `operations`, `components` and `webhooks` as emitted by openapi-typescript 7, with binary
 * data as `Blob`. Needs `openapi-typescript` 7 installed. Throws `DescriptionError` if the library does not accept the
 * description.
 */
const openapiTypescript: Plugin = {
  name: "openapi-typescript",
  files: async ({ document }) => {
    const nodes = await openapiTS(JSON.stringify(document), {
      // The server fills in a default, so a caller may still leave the member out.
      defaultNonNullable: false,
      transform: ({ format }) =>
        format === "binary" ? compiler.factory.createTypeReferenceNode("Blob") : undefined,
    }).catch((error: Error) => {
      throw new DescriptionError([`openapi-typescript: ${error.message}`]);
    });
    return [{ path: "openapi.ts", text: astToString(nodes) }];
  },
};

export default openapiTypescript;

// A plug-in of the library that many projects have: the description as openapi-typescript 7 writes it.
import { createRequire } from "node:module";
import { DescriptionError } from "@document-export/openapi";
import openapiTS, { astToString } from "openapi-typescript";
import type ts from "typescript";
import type { Plugin } from "./plugin.ts";

// The compiler that openapi-typescript finds: a project may have a later one, without the interface that it needs.
const compiler: typeof ts = createRequire(import.meta.resolve("openapi-typescript"))("typescript");

/**
 * Adds `openapi.ts`: `paths`, `operations`, `components` and `webhooks` as openapi-typescript 7 writes them, bytes being a
 * `Blob`. Needs `openapi-typescript` 7 installed. Throws `DescriptionError` for what the library does
 * not take.
 */
const openapiTypescript: Plugin = {
  name: "openapi-typescript",
  files: async ({ document }) => {
    const nodes = await openapiTS(JSON.stringify(document), {
      // A default is what the server fills in: a caller may still leave the member out.
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

import { buildModel } from "../../src/model/build/build-model.ts";
import type { ApiModel } from "../../src/model/model.ts";

/** The model of a small description around some schemas and paths. */
export function modelOf({
  schemas = {},
  paths = {},
  webhooks = {},
}: {
  schemas?: object;
  paths?: object;
  webhooks?: object;
}): ApiModel {
  return buildModel({
    openapi: "3.1.1",
    info: { title: "Fragment", version: "1" },
    paths,
    webhooks,
    components: { schemas },
  });
}

import { createNotes, repairDescription, type Notes } from "@document-export/openapi";
import { buildModel } from "../../src/model/build/build-model.ts";
import type { ApiModel } from "../../src/model/model.ts";

/** The schemas and paths of a small description. */
export interface Fragment {
  readonly schemas?: object;
  readonly paths?: object;
  readonly webhooks?: object;
  readonly components?: object;
}

/** The model of a small description; collects the notes about it. */
export function modelOf(fragment: Fragment, notes: Notes = createNotes()): ApiModel {
  const { schemas = {}, paths = {}, webhooks = {}, components = {} } = fragment;
  const document = {
    openapi: "3.1.1",
    info: { title: "Fragment", version: "1" },
    paths,
    webhooks,
    components: { schemas, ...components },
  };
  return buildModel(repairDescription(document, notes), notes);
}

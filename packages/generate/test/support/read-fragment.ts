import { createNotes, type Note } from "@document-export/openapi";
import type { ApiModel } from "../../src/model/model.ts";
import { modelOf, type Fragment } from "./fragment.ts";

/** The model of a fragment, and its notes as `kind place`. */
export function readFragment(fragment: Fragment): {
  model: ApiModel;
  noted: string[];
  notes: readonly Note[];
} {
  const notes = createNotes();
  const model = modelOf(fragment, notes);
  return {
    model,
    noted: notes.list.map(({ kind, place }) => `${kind} ${place}`),
    notes: notes.list,
  };
}

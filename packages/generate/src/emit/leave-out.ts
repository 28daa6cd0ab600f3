import type { Note, Notes } from "@document-export/openapi";
import type { ApiModel, OperationModel } from "../model/model.ts";
import { child } from "../model/reader.ts";

/** Why an operation cannot be generated for a target: what was found, and how to fix it. */
export type Obstacle = Pick<Note, "kind" | "found" | "fix">;

/** Removes the operations that have an obstacle from the model, and adds a note for each. */
export function leaveOut(
  model: ApiModel,
  obstacleOf: (operation: OperationModel) => Obstacle | undefined,
  notes: Notes,
): ApiModel {
  const operations = model.operations.filter((operation) => {
    const obstacle = obstacleOf(operation);
    if (!obstacle) return true;
    notes.add({
      place: placeOf(operation),
      read: `the operation \`${operation.id}\` is left out`,
      ...obstacle,
    });
    return false;
  });
  return operations.length === model.operations.length ? model : { ...model, operations };
}

/** Returns the pointer to an operation in the description. */
export function placeOf({ path, writtenPath = path, method }: OperationModel): string {
  return `#${child(child("/paths", writtenPath), method.toLowerCase())}`;
}

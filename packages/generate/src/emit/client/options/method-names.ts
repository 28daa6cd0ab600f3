import type { OperationModel, PaginationModel } from "../../../model/model.ts";
import { placesOf } from "../pagination-of.ts";
import { capitalize } from "./option-name.ts";
import { optionsOf } from "./operation-options.ts";

/**
 * Returns the method name of an operation. `then` is renamed, because `await` treats an object with a `then` method as
 * a promise.
 */
export function methodName(id: string): string {
  return id === "then" ? "then_" : id;
}

/** Returns the name of the method that reads all pages of a list: `listWebhooks` becomes `iterateWebhooks`. */
export function pagesMethod(id: string): string {
  return `iterate${capitalize(id.replace(/^list(?=[A-Z_])/, ""))}`;
}

/** Returns the name of the option that selects a page. */
export function pageOptionOf(operation: OperationModel, pages: PaginationModel): string {
  const named = optionsOf(operation).parameters;
  const { parameter: asked } = placesOf(pages);
  return named.find(({ parameter }) => parameter.name === asked)?.option ?? asked;
}

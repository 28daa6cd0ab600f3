import type { OperationModel, PaginationModel } from "../../../model/model.ts";
import { placesOf } from "../pagination-of.ts";
import { capitalize } from "./option-name.ts";
import { optionsOf } from "./operation-options.ts";

/** The method of an operation: what has one called `then` is taken for a promise by anyone who awaits it. */
export function methodName(id: string): string {
  return id === "then" ? "then_" : id;
}

/** The method that reads every page of a list: `listWebhooks` gives `iterateWebhooks`. */
export function pagesMethod(id: string): string {
  return `iterate${capitalize(id.replace(/^list(?=[A-Z_])/, ""))}`;
}

/** The option by which a caller asks for a page. */
export function pageOptionOf(operation: OperationModel, pages: PaginationModel): string {
  const named = optionsOf(operation).parameters;
  const { parameter: asked } = placesOf(pages);
  return named.find(({ parameter }) => parameter.name === asked)?.option ?? asked;
}

import type { OperationModel, PaginationModel } from "../../model/model.ts";
import { capitalize } from "./options/option-name.ts";
import { optionsOf } from "./options/operation-options.ts";

/** The method that reads every page of a list: `listWebhooks` gives `iterateWebhooks`. */
export function pagesMethod(id: string): string {
  return `iterate${capitalize(id.replace(/^list(?=[A-Z_])/, ""))}`;
}

/** The option by which a caller asks for a page. */
export function pageOptionOf(operation: OperationModel, { page }: PaginationModel): string {
  const named = optionsOf(operation).parameters;
  return named.find(({ parameter }) => parameter.name === page)?.option ?? page;
}

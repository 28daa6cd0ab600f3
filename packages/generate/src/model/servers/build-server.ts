import { isObject } from "@document-export/openapi";

/**
 * Returns the URL of the first Server Object, with the defaults of its variables (OpenAPI 3.1, Server Object):
 * absolute, or relative to the description. Undefined if no request could be sent to it.
 */
export function buildServer(servers: unknown): string | undefined {
  const [first] = Array.isArray(servers) ? servers : [];
  if (!isObject(first) || typeof first.url !== "string") return undefined;
  const variables = isObject(first.variables) ? first.variables : {};
  const url = first.url.replaceAll(/\{([^{}]*)\}/g, (variable, name: string) => {
    const { default: value } = Object(variables[name]) as { default?: unknown };
    return value === undefined ? variable : String(value);
  });
  const isPlain =
    !/[?#{}\s]/.test(url) && (/^https?:\/\//i.test(url) || !/^[a-z][a-z\d+.-]*:/i.test(url));
  return isPlain && url !== "" ? url : undefined;
}

import { isObject } from "@document-export/openapi";

/**
 * Where the first of some Server Objects says that the implementation is, its variables at their defaults (OpenAPI 3.1,
 * Server Object): absolute, or relative to where the description is. Undefined where no request could be sent there.
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

import type { OperationModel, SecuritySchemeModel } from "../../model/model.ts";

/** The runtime's `SecurityRequirement`. */
export interface Requirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
  readonly by: { readonly kind: string };
}

/** Returns the security of an operation as data for the runtime. */
export function emitSecurity({ security }: OperationModel): Requirement[][] {
  return security.map((alternative) =>
    alternative.map(({ scheme, scopes }) => ({
      scheme: scheme.name,
      scopes,
      by: schemeOf(scheme),
    })),
  );
}

/**
 * Returns a security scheme as data for the runtime. A scheme that the runtime cannot check has the kind `unknown` and
 * its type, so that the server must provide a hook for it.
 */
function schemeOf({
  type,
  scheme,
  in: place,
  parameterName,
}: SecuritySchemeModel): Requirement["by"] & Readonly<Record<string, unknown>> {
  switch (type) {
    case "oauth2":
    case "openIdConnect":
      return { kind: "bearer" };
    case "apiKey":
      return { kind: "apiKey", in: place, name: parameterName };
    case "http":
      return scheme === "bearer" || scheme === "basic"
        ? { kind: scheme }
        : { kind: "unknown", type: `http ${scheme ?? ""}`.trim() };
    case "mutualTLS":
      return { kind: "unknown", type };
  }
}

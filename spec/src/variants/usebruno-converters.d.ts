// Declares the functions of this package that are used here; the package has no types of its own.

declare module "@usebruno/converters" {
  /** Converts a Postman collection; `issues` lists what could not be converted. */
  export function postmanToBruno(
    collection: object,
  ): Promise<{ readonly collection: object; readonly issues: readonly unknown[] }>;
}

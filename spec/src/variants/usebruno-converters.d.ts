// What this package does not declare itself, as far as it is called here.

declare module "@usebruno/converters" {
  /** Converts a Postman collection; `issues` lists what could not be. */
  export function postmanToBruno(
    collection: object,
  ): Promise<{ readonly collection: object; readonly issues: readonly unknown[] }>;
}

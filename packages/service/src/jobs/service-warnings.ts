/**
 * Warnings that the service adds to those of a conversion. Codes are stable and never change their meaning. The text
 * explains what happened, and a test compares the README with it.
 */
export const serviceWarnings = {
  "attempt-recovered":
    "An attempt failed or was aborted, and another was made. The detail says why.",
  "document-link-resolved-elsewhere":
    "A link to another document leads to its result at another destination, since this one has none.",
  "option-unknown":
    "The request has an option that the interface does not have, such as a misspelt one. It was ignored.",
  "property-left-out":
    "A document property did not become a field: the export has too many, or the name is too long.",
  "property-missing": "A field mapping names a property that the document does not have.",
  "property-shortened": "A property is longer than a field may be; the field has its beginning.",
  "target-renamed":
    "Names or characters that are not portable were replaced in the name of the result.",
  "title-shortened":
    "The title is longer than jobs and records store. The result has the whole title.",
} as const;

/** Code of a warning that the service adds. */
export type ServiceWarningCode = keyof typeof serviceWarnings;

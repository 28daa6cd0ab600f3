/** The members of the bundle that Prism needs changed. */
interface Bundle {
  jsonSchemaDialect?: string;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

/**
 * Adapts the bundle to Prism 5.16; derived when tests start, never committed.
 *
 * Prism reads every multipart part as a string and never parses it, so it rejects every valid `options`. Here `options`
 * is a string of JSON. The cost: Prism no longer checks the contents of `options`, so a missing `destination` or a
 * wrong type passes. The same client tests run against the server stub, which reads the part as the contract defines
 * it.
 *
 * The dialect at the root makes Prism validate 3.1 schemas as 2020-12 instead of draft-07.
 */
export function deriveOverlay<Contract extends Bundle>(contract: Contract): Contract {
  const overlay = structuredClone(contract);
  overlay.jsonSchemaDialect = "https://json-schema.org/draft/2020-12/schema";
  const upload = overlay.components.schemas.HostedDocumentUpload?.properties;
  if (!upload?.options)
    throw new Error(
      "Expected `HostedDocumentUpload.options` in the bundle: the overlay for Prism is out of date.",
    );
  upload.options = {
    type: "string",
    contentMediaType: "application/json",
    description: "JSON of ExportOptions.",
  };
  return overlay;
}

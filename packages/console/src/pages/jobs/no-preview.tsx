import type { JobDetails } from "@document-export/operator/types";
import { isShown } from "../../state/formats.ts";
import { linkTo } from "../../state/router.ts";

/** Explains why a finished export has no preview, and links to its result. */
export function NoPreview({
  job: { format, destination, target, outputs },
}: {
  readonly job: JobDetails;
}) {
  const hasLinks = outputs.some(({ links }) => links.length > 0);
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div class="note">
        <p>
          {!isShown(format)
            ? `No preview: browsers cannot show ${format.toUpperCase()}.`
            : `No preview: the service cannot read results from destinations of the kind “${destination.kind}”.`}
        </p>
        <p>
          {hasLinks ? (
            "Open the result by its link above."
          ) : (
            <>
              The result is <span class="path">{target}</span> in{" "}
              <a href={linkTo(["connections", destination.id])}>{destination.name}</a>, which gave
              no link to it.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

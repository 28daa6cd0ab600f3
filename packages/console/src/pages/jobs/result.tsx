import type { JobDetails, JobWarning } from "@document-export/operator/types";
import { count } from "../../ui/format.ts";

/** The preview of an export in a frame that may do nothing, beside its warnings at their places, and its links. */
export function Result({ job }: { readonly job: JobDetails }) {
  const { id, title, status, can, outputs, warnings, warningCount } = job;
  const links = outputs.flatMap(({ links: each }) => each);
  return (
    <>
      {links.length > 0 && (
        <section aria-labelledby="links">
          <h2 id="links">Where it is</h2>
          <ul>
            {links.map(({ url, title: text, description }) => (
              <li key={url}>
                {isWebAddress(url) ? (
                  <a href={url} rel="noreferrer">
                    {text || url}
                  </a>
                ) : (
                  <code>{url}</code>
                )}{" "}
                <span class="quiet">{description}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {status === "done" && !can.preview && (
        <section aria-labelledby="preview">
          <h2 id="preview">Preview</h2>
          <p class="note">
            There is none: the uploaded document is not stored any more. The result is in its
            destination.
          </p>
        </section>
      )}
      <div class={can.preview && warningCount > 0 ? "result both" : "result"}>
        {can.preview && (
          <section aria-labelledby="preview">
            <h2 id="preview">Preview</h2>
            <iframe
              title={`Preview of ${title}`}
              sandbox=""
              loading="lazy"
              src={`/operator/v1/jobs/${encodeURIComponent(id)}/preview`}
            />
          </section>
        )}
        {warningCount > 0 && <Warnings warnings={warnings} total={warningCount} />}
      </div>
    </>
  );
}

function Warnings({
  warnings,
  total,
}: {
  readonly warnings: readonly JobWarning[];
  readonly total: number;
}) {
  return (
    <section aria-labelledby="warnings">
      <h2 id="warnings">{count(total, "warning")}</h2>
      <ol class="warnings">
        {warnings.map(({ code, detail, pointer, count: places }, at) => (
          <li key={at}>
            <strong>{code}</strong>
            {places !== null && places > 1 && (
              <span class="quiet"> at {count(places, "place")}</span>
            )}
            <p>{detail}</p>
            {pointer && (
              <p class="place">
                <span class="quiet">at</span> <code>{pointer}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
      {total > warnings.length && (
        <p class="quiet">
          The first {warnings.length} of {total} are shown.
        </p>
      )}
    </section>
  );
}

/** Whether following the link is safe: a destination may have returned anything. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

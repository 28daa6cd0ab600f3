import type { JobDetails } from "@document-export/operator/types";
import { useState } from "preact/hooks";
import { NoPreview } from "./no-preview.tsx";
import { Preview, type Chosen, type Places } from "./preview.tsx";
import { Warnings } from "./warnings.tsx";

/** Shows the preview of an export next to its warnings, and its links. */
export function Result({ job }: { readonly job: JobDetails }) {
  const { status, can, outputs, warningCount } = job;
  const [places, setPlaces] = useState<Places>();
  const [chosen, choose] = useState<Chosen>();
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
      {status === "done" && !can.preview && <NoPreview job={job} />}
      <div class={can.preview && warningCount > 0 ? "result both" : "result"}>
        {can.preview && <Preview job={job} places={places} onPlaces={setPlaces} chosen={chosen} />}
        {warningCount > 0 && <Warnings job={job} places={places} chosen={chosen} choose={choose} />}
      </div>
    </>
  );
}

/** Returns true if the link is safe to follow: a destination can return any URL. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

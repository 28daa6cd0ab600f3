import type { JobDetails } from "@document-export/operator/types";
import { useEffect, useRef, useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { explainFailure, type Failure } from "../../api/explain-failure.ts";
import { FailureNote } from "../../ui/failure-note.tsx";
import { findPlaces } from "./find-places.ts";

/** The place of each warning in the preview; undefined until the preview has loaded. */
export type Places = readonly (Range | undefined)[] | undefined;

interface Props {
  readonly job: JobDetails;
  readonly places: Places;
  readonly onPlaces: (places: Places) => void;
  readonly chosen: Chosen | undefined;
}

/** The warning to show in the preview; a new object each time the reader selects one. */
export interface Chosen {
  readonly warning: number;
}

const STYLE =
  "::highlight(places) { background: #ffefc2; color: #000 } ::highlight(chosen) { background: #ffc94d; color: #000 }";

/**
 * Shows the result in a sandboxed frame. The frame has the origin of the console, which finds the places of warnings in
 * it.
 */
export function Preview({ job: { id, title, warnings }, places, onPlaces, chosen }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const again = () => {
    setFailure(undefined);
    setRound((before) => before + 1);
  };
  const onLoad = () => {
    const page = pageIn(frame.current);
    if (page)
      return onPlaces(
        markPlaces(
          page,
          warnings.map(({ near }) => near),
        ),
      );
    // The frame lost its page, because the reader followed a link to a page that the frame may not load.
    if (places) {
      onPlaces(undefined);
      return again();
    }
    // A frame does not report why it failed to load: sending the same request reveals the reason.
    client.getJobPreview({ job: id }).catch((error: unknown) => {
      onPlaces(undefined);
      setFailure(explainFailure(error));
    });
  };
  useEffect(() => {
    const place = chosen && places?.[chosen.warning];
    if (place && frame.current) showPlace(frame.current, place);
  }, [chosen, places]);
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      {failure ? (
        <FailureNote failure={failure} onAgain={again} />
      ) : (
        <iframe
          key={round}
          ref={frame}
          title={`Preview of ${title}`}
          sandbox="allow-same-origin"
          loading="lazy"
          src={`/operator/v1/jobs/${encodeURIComponent(id)}/preview`}
          onLoad={onLoad}
        />
      )}
    </section>
  );
}

/** Returns the page in a frame; undefined if the frame shows an error. */
function pageIn(frame: HTMLIFrameElement | null): Document | undefined {
  const page = frame?.contentDocument;
  return page?.contentType === "text/html" ? page : undefined;
}

function markPlaces(page: Document, texts: readonly (string | null)[]): Places {
  const places = findPlaces(page, texts);
  const style = page.createElement("style");
  style.textContent = STYLE;
  page.head.append(style);
  highlight(
    page,
    "places",
    places.filter((place) => place !== undefined),
  );
  return places;
}

function showPlace(frame: HTMLIFrameElement, place: Range): void {
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) return;
  highlight(page, "chosen", [place]);
  frame.scrollIntoView({ block: "nearest" });
  view.scrollBy({ top: place.getBoundingClientRect().top - view.innerHeight / 3 });
}

/** Highlights ranges of a page, if the browser supports it. */
function highlight(page: Document, name: string, ranges: readonly Range[]): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (view?.CSS.highlights) view.CSS.highlights.set(name, new view.Highlight(...ranges));
}

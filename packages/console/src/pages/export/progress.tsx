import type { Job } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { linkTo } from "../../state/router.ts";
import { useItem } from "../../state/use-item.ts";
import { Prose } from "../../ui/prose.tsx";
import { State } from "../../ui/state.tsx";

const STEPS = ["queued", "processing", "done"] as const;

/** Shows the progress of one export: the steps that are done, and the current one. */
export function Progress({ job }: { readonly job: Job }) {
  const { id } = job;
  const { value } = useItem({
    id,
    load: (signal) => client.getJob({ job: id, signal }),
    event: "job",
    list: "jobs",
  });
  const { title, status, summary } = value ?? job;
  const at = status === "failed" ? STEPS.length - 1 : STEPS.indexOf(status);
  return (
    <>
      <p>
        <a href={linkTo(["jobs", id])}>{title || "Untitled document"}</a> <State of={status} />
      </p>
      <ol class="steps">
        {STEPS.map((step, index) => (
          <li
            key={step}
            class={index === at && status === "failed" ? "bad" : index <= at ? "past" : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            {step === "done" && status === "failed" ? "failed" : step}
          </li>
        ))}
      </ol>
      <p class="quiet" role="status">
        <Prose text={summary} />
      </p>
    </>
  );
}

import { element } from "./element.js";
import type { JobRequest, JobResponse } from "./job-message.js";

/** Timeout of a conversion in seconds: about a hundred times what a long document takes. */
export const MAX_SECONDS = 60;

/** A worker with one document. */
export interface Job {
  /** Requests the value at a JSON pointer, which arrives as a response. */
  readonly inspect: (pointer: string) => void;
  /** Terminates the worker. No responses arrive after this. */
  readonly end: () => void;
}

/** Converts a document in a dedicated worker, which is terminated on timeout. */
export function startJob(json: Uint8Array, onResponse: (response: JobResponse) => void): Job {
  const source = element("worker-source").textContent;
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  const fail = (failure: string) => {
    worker.terminate();
    onResponse({ failure });
  };
  const timer = setTimeout(
    () => fail(`The conversion took more than ${MAX_SECONDS} seconds and was ended.`),
    MAX_SECONDS * 1000,
  );
  worker.addEventListener("message", ({ data }: MessageEvent<JobResponse>) => {
    if ("done" in data || "failure" in data) clearTimeout(timer);
    onResponse(data);
  });
  worker.addEventListener("error", () => {
    clearTimeout(timer);
    fail("The conversion ended without a result: the document may be too large for this browser.");
  });
  const send = (request: JobRequest) => worker.postMessage(request, []);
  send({ json });
  return {
    inspect: (pointer) => send({ pointer }),
    end: () => {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}

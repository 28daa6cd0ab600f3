// The page: accepts a document, converts it in a worker, and shows results and warnings. Nothing is sent over the
// network.
import { element } from "./element.js";
import type { JobResponse } from "./job-message.js";
import { openInputs } from "./open-inputs.js";
import { showPlace } from "./show-place.js";
import { openResultTabs } from "./show-results.js";
import { showWarnings } from "./show-warnings.js";
import { type Job, startJob } from "./start-job.js";

let job: Job | undefined;
let chosen: HTMLElement | undefined;

function inspect(pointer: string): void {
  if (job) job.inspect(pointer);
  else
    say(
      "The conversion was stopped, so places can no longer be shown. Convert the document again.",
    );
}

const tabs = openResultTabs((result) => {
  hidePlace();
  showWarnings(result, ({ pointer, excerpt }, control) => {
    chosen?.removeAttribute("aria-current");
    chosen = control;
    control.setAttribute("aria-current", "true");
    control.closest(".warnings > li")?.append(element("place"));
    tabs.find(excerpt.replace(/…$/, ""));
    inspect(pointer);
  });
});

/** Hides the place and moves it out of its warning, which may be removed. */
function hidePlace(): void {
  const place = element("place");
  place.hidden = true;
  element("warnings").after(place);
}

function setRunning(isRunning: boolean): void {
  element("running").hidden = element("cancel").hidden = !isRunning;
}

function say(sentence: string): void {
  element("status").textContent = sentence;
}

/** Stops the running conversion, and shows the failure if there is one. */
function stop(failure = ""): void {
  job?.end();
  job = undefined;
  setRunning(false);
  say("");
  element("failure").textContent = failure;
  element("failure").hidden = failure === "";
}

function clear(): void {
  stop();
  tabs.clear();
  element("outcome").hidden = true;
}

function convert(name: string, json: Uint8Array): void {
  clear();
  setRunning(true);
  say(`Converting ${name} …`);
  const onResponse = (response: JobResponse) => {
    if ("failure" in response) return stop(response.failure);
    if ("value" in response) return showPlace(response.value, inspect);
    if ("done" in response) {
      setRunning(false);
      return say(`${name} is converted.`);
    }
    element("outcome").hidden = false;
    tabs.add(response.result);
  };
  job = startJob(json, onResponse);
}

openInputs({
  onDocument: convert,
  onRefused: (sentence) => {
    clear();
    stop(sentence);
  },
});
element("cancel").addEventListener("click", () => {
  stop();
  say("Cancelled.");
  element("choose").focus();
});
element("back").addEventListener("click", () => {
  hidePlace();
  chosen?.focus();
});

import { randomUUID } from "node:crypto";
import { hostedDocument } from "../../support/hosted-document.js";
import { callerOf } from "../../support/caller.js";

/** Callers that keep requesting exports while the service is killed and restarted. */
export interface ExportLoad {
  /** Jobs whose acceptance a caller saw. */
  readonly accepted: readonly string[];
  /** Stops sending requests, and waits for those in flight. */
  readonly stop: () => Promise<void>;
}

/** Callers of a load, and their requests. */
export interface LoadOptions {
  readonly token: string;
  /** URL of a process that should respond now; undefined if none does. */
  readonly url: () => string | undefined;
  readonly options: object;
  readonly callers: number;
}

// Some documents take long enough to convert that a process is killed during the conversion.
const SIZES = [1, 10, 1000];

/** Starts callers who retry a request with its key until they see it accepted, as the client does. */
export function sendExports({ token, url, options, callers }: LoadOptions): ExportLoad {
  const accepted: string[] = [];
  const stopping = new AbortController();
  let begun = 0;
  const call = async () => {
    while (!stopping.signal.aborted) {
      const index = (begun += 1);
      const file = hostedDocument(`Report ${index}`, textOf(index));
      const key = randomUUID();
      while (!stopping.signal.aborted && !(await ask(file, key)));
    }
  };
  const ask = async (file: string, key: string) => {
    const base = url();
    if (base === undefined) return pause();
    try {
      const job = await callerOf(base, token).export(file, options, {
        "idempotency-key": key,
        // Waits briefly for the job to end: callers that never wait would create a backlog of hours.
        prefer: "wait=2",
      });
      accepted.push(job.id);
      return true;
    } catch {
      return pause();
    }
  };
  const running = Array.from({ length: callers }, call);
  return {
    accepted,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Every fourth document seems to contain images, because of its text, and goes to the other queue. */
function textOf(index: number): string[] {
  const paragraphs = lines(SIZES[index % SIZES.length] ?? 1);
  return index % 4 === 0 ? ["Of `imageProperties`.", ...paragraphs] : paragraphs;
}

function lines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Paragraph ${index} *of* many.`);
}

/** Pauses before the next attempt, so that others can run. */
async function pause(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return false;
}

import { randomUUID } from "node:crypto";
import { hostedDocument } from "../../support/hosted-document.js";
import { callerOf } from "../../support/caller.js";

/** Callers that go on asking for exports while the service dies under them. */
export interface ExportLoad {
  /** Jobs whose acceptance a caller saw. */
  readonly accepted: readonly string[];
  /** Stops asking, and waits for the requests that run. */
  readonly stop: () => Promise<void>;
}

/** Who asks, for what. */
export interface LoadOptions {
  readonly token: string;
  /** URL of a process that should answer now; undefined while there is none. */
  readonly url: () => string | undefined;
  readonly options: object;
  readonly callers: number;
}

// Some take long enough to be converted that a process dies over them.
const SIZES = [1, 10, 3000];

/** Starts callers who repeat a request with its key until they saw it accepted, as the client does. */
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
        // Waits for the end for a while: callers that never wait would leave a backlog of hours.
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

/** Every fourth is taken for one with images, by its words, and waits in the other queue. */
function textOf(index: number): string[] {
  const paragraphs = lines(SIZES[index % SIZES.length] ?? 1);
  return index % 4 === 0 ? ["Of `imageProperties`.", ...paragraphs] : paragraphs;
}

function lines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Paragraph ${index} *of* many.`);
}

/** Lets others have their turn before the next try. */
async function pause(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return false;
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Resources that a candidate has used since it started. */
export interface Usage {
  /** CPU time in microseconds. */
  readonly cpu: number;
  /** Peak memory, in bytes. */
  readonly peak: number;
}

/** A candidate that listens in its own process. */
export interface Candidate {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<unknown>;
}

/** Starts a Node candidate; `file` is under `bench/candidates/`. Throws an Error if it exits immediately. */
export async function startCandidate(
  file: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Candidate> {
  const local = (path: string) => fileURLToPath(new URL(`../bench-dist/${path}`, import.meta.url));
  const child = fork(local("serve.js"), [local(`candidates/${file}.js`)], {
    env: { ...process.env, NODE_ENV: "production", ...environment },
  });
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), failed(ended, file)]);
  return {
    port: (message as { port: number }).port,
    usage: async () => {
      child.send("usage");
      const [usage] = await Promise.race([once(child, "message"), failed(ended, file)]);
      return usage as Usage;
    },
    stop: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

async function failed(ended: Promise<unknown[]>, file: string): Promise<never> {
  const [code] = await ended;
  throw new Error(`The candidate ${file} ended with ${String(code)} before it was stopped.`);
}

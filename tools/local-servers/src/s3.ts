import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.ts";
import { freePort } from "./free-port.ts";
import { runProgram, type RunningProgram } from "./start-program.ts";

/** An S3 server whose buckets are folders. */
export interface S3Server {
  readonly endpoint: string;
  /** Creates a bucket, and returns its name and the folder of its objects. */
  readonly addBucket: () => Promise<{ readonly bucket: string; readonly folder: string }>;
  /** Stops the server and keeps its buckets. */
  readonly halt: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Makes the server accept requests without responding, until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

const program = findProgram("versitygw");

/** The access keys of all servers of S3, in the form that Garage requires. */
export const s3Keys = { accessKeyId: `GK${"0".repeat(24)}`, secretAccessKey: "5".repeat(64) };

/** Title of tests that need the server; if it is missing, says why they are skipped. */
export const s3Title = program
  ? "on the Versity S3 gateway"
  : "SKIPPED: no versitygw on this machine (go install github.com/versity/versitygw/cmd/versitygw)";

/** True if the server is not installed. */
export const isS3Missing = program === undefined;

/** Starts the Versity S3 gateway on a folder. */
export async function startS3(): Promise<S3Server> {
  const root = await mkdtemp(join(tmpdir(), "document-export-s3-"));
  const port = await freePort();
  const { accessKeyId, secretAccessKey } = s3Keys;
  const account = ["--access", accessKeyId, "--secret", secretAccessKey];
  const args = [...account, "--port", `127.0.0.1:${port}`, "posix", root];
  const start = () => runProgram({ program: program ?? "", args, port });
  let running: RunningProgram | undefined = await start();
  const end = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    addBucket: async () => {
      const bucket = `bucket-${randomUUID()}`;
      await mkdir(join(root, bucket));
      return { bucket, folder: join(root, bucket) };
    },
    halt: end,
    start: async () => {
      running ??= await start();
    },
    pause: () => running?.signal("SIGSTOP"),
    resume: () => running?.signal("SIGCONT"),
    stop: async () => {
      await end();
      await rm(root, { recursive: true, force: true });
    },
  };
}

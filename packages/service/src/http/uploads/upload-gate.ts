import type { UploadUsage } from "../../observe/usage.js";
import { UploadShares, type Upload, type UploadRules } from "./upload-shares.js";

/** An upload, and the callbacks for each decision on it. */
export interface GatedUpload extends Upload {
  /** Concurrent uploads that its workspace may have, including waiting ones. */
  readonly perWorkspace: number;
  /** It may be read now. */
  readonly admit: () => void;
  /** There was no memory for it within the admission timeout. */
  readonly refuse: () => void;
  /** It is too slow, and must be closed. */
  readonly close: () => void;
}

/** Admits uploads as there is memory for them. */
export interface UploadGate {
  /** Returns the function to call when the upload ends; undefined if its workspace has too many uploads. */
  readonly enter: (upload: GatedUpload) => (() => void) | undefined;
  readonly usage: () => UploadUsage;
}

const TICK_MS = 1000;

/** Creates a gate that uses the clock of this process, and a timer while there are uploads. */
export function createUploadGate(rules: UploadRules): UploadGate {
  const shares = new UploadShares<GatedUpload>(rules);
  let timer: NodeJS.Timeout | undefined;
  const apply = (decisions: ReturnType<typeof shares.tick>) => {
    for (const { kind, upload } of decisions) upload[kind]();
    const { reading, waiting } = shares.usage();
    if (reading + waiting > 0) timer ??= setTimeout(tickLater, TICK_MS).unref();
  };
  const tick = () => {
    timer = undefined;
    apply(shares.tick(performance.now()));
  };
  // After a slow turn of the event loop, received data is read before the pace is measured.
  const tickLater = () => void setImmediate(tick);
  return {
    enter: (upload) => {
      if (!shares.mayAsk(upload.workspace, upload.perWorkspace)) return undefined;
      apply(shares.ask(upload, performance.now()));
      return () => apply(shares.leave(upload, performance.now()));
    },
    usage: () => shares.usage(),
  };
}

import type { UploadUsage } from "../../observe/usage.js";
import { UploadShares, type Upload, type UploadRules } from "./upload-shares.js";

/** An upload with callbacks for each decision on it. */
export interface GatedUpload extends Upload {
  /** Maximum number of concurrent uploads of its workspace, including waiting ones. */
  readonly perWorkspace: number;
  /** Called when the upload may be read. */
  readonly admit: () => void;
  /** Called when there was no memory for the upload within the admission timeout. */
  readonly refuse: () => void;
  /** Called when the upload is too slow and must be closed. */
  readonly close: () => void;
}

/** Admits uploads when there is memory for them. */
export interface UploadGate {
  /**
   * Adds an upload. Returns a function to call when the upload ends; undefined if its workspace has too many uploads.
   */
  readonly enter: (upload: GatedUpload) => (() => void) | undefined;
  readonly usage: () => UploadUsage;
}

const TICK_MS = 1000;

/** Creates a gate that uses the clock of this process, with a timer that runs while there are uploads. */
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
  // After a slow event loop turn, received data must be read before the pace is measured.
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

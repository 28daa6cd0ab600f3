import type { UploadUsage } from "../../observe/gauges.js";
import { UploadShares, type Upload, type UploadRules } from "./upload-shares.js";

/** An upload and what happens to it. */
export interface GatedUpload extends Upload {
  /** It may be read from now on. */
  readonly admit: () => void;
  /** There was no memory for it for too long. */
  readonly refuse: () => void;
  /** It comes too slowly, and is to end. */
  readonly close: () => void;
}

/** Lets uploads in as there is memory for them. */
export interface UploadGate {
  /** Gives the function that is to be called when the upload ends; undefined where its workspace has too many. */
  readonly enter: (upload: GatedUpload) => (() => void) | undefined;
  readonly usage: () => UploadUsage;
}

/** In milliseconds. */
const TICK = 1000;

/** A gate by the clock of this process; it keeps a timer while there are uploads. */
export function createUploadGate(rules: UploadRules): UploadGate {
  const shares = new UploadShares<GatedUpload>(rules);
  let timer: NodeJS.Timeout | undefined;
  const carryOut = (decisions: ReturnType<typeof shares.tick>) => {
    for (const { kind, upload } of decisions) upload[kind]();
    const { reading, waiting } = shares.usage();
    if (reading + waiting > 0) timer ??= setTimeout(tickLater, TICK).unref();
  };
  const tick = () => {
    timer = undefined;
    carryOut(shares.tick(performance.now()));
  };
  // After a turn of the event loop that took long, what has come meanwhile is read before it is measured.
  const tickLater = () => void setImmediate(tick);
  return {
    enter: (upload) => {
      if (!shares.mayAsk(upload.workspace)) return undefined;
      carryOut(shares.ask(upload, performance.now()));
      return () => carryOut(shares.leave(upload, performance.now()));
    },
    usage: () => shares.usage(),
  };
}

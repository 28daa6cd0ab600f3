import type { Tracer } from "@opentelemetry/api";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DestinationContext } from "../destinations/open-destination.js";
import type { JobEngine } from "../jobs/job-engine.js";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import type { EndpointPolicy } from "../webhooks/endpoint.js";
import type { Converter } from "./convert/converter.js";
import type { ExportWrites } from "./export-writes.js";
import type { ImageFetching } from "./images/fetch-images.js";
import type { JobSignals } from "./job-signals.js";
import type { WorkspaceLimits } from "./workspace-limits.js";

/** What it takes to write what happens to an export. */
export interface WriteContext {
  readonly db: Kysely<Database>;
  readonly engine: JobEngine;
  /** What time it is. */
  readonly now: () => Date;
  readonly limits: WorkspaceLimits;
}

/** What every step of an export needs. */
export interface ExportContext extends WriteContext {
  readonly writes: ExportWrites;
  readonly converter: Converter;
  readonly destinations: DestinationContext;
  /** How images are loaded; undefined where the operator does not want them to be. */
  readonly images: ImageFetching | undefined;
  readonly signals: JobSignals;
  readonly endpoints: EndpointPolicy;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly log: Logger;
}

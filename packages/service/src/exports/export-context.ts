import type { Tracer } from "@opentelemetry/api";
import type { Kysely } from "kysely";
import type { Logger } from "../logs/logger.js";
import type { DestinationContext } from "../destinations/kinds.js";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import type { JobStore } from "../storage/jobs/job-store.js";
import type { UploadStore } from "../uploads/upload-store.js";
import type { EndpointPolicy } from "../webhooks/endpoint.js";
import type { Converter } from "../conversion/converter.js";
import type { ImageFetching } from "./images/fetch-images.js";
import type { JobSignals } from "./job-signals.js";

/** Dependencies of every step of an export. */
export interface ExportContext {
  readonly db: Kysely<Database>;
  readonly jobs: JobStore;
  readonly uploads: UploadStore;
  readonly converter: Converter;
  readonly destinations: DestinationContext;
  /** Options for fetching images; undefined if the operator turned fetching off. */
  readonly images: ImageFetching | undefined;
  readonly signals: JobSignals;
  readonly endpoints: EndpointPolicy;
  readonly now: () => Date;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly log: Logger;
}

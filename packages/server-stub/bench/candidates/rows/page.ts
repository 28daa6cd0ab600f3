import type { schemas } from "../../../dist/index.js";
import { pageOf } from "../../page.ts";

/** A page of as many records as `BENCH_ROWS` says. */
export const page: schemas.DocumentExportPage = pageOf(Number(process.env["BENCH_ROWS"]));

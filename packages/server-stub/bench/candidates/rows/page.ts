import type { schemas } from "../../../dist/index.js";
import { pageOf } from "../../page.ts";

/** A page with `BENCH_ROWS` records. */
export const page: schemas.DocumentExportPage = pageOf(Number(process.env["BENCH_ROWS"]));

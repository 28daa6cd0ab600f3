import type { RequestListener } from "node:http";
import { respondWith } from "../../respond-with.ts";
import { page } from "./page.ts";

const listener: RequestListener = respondWith(page);
export default listener;

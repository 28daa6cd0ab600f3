import type { RequestListener } from "node:http";
import { page } from "../../page.ts";
import { respondWith } from "../../respond-with.ts";

const listener: RequestListener = respondWith(page);
export default listener;

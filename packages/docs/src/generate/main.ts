// Writes the generated pages of the reference into Starlight's content folder.
import { fileURLToPath } from "node:url";
import { allPages } from "./all-pages.ts";
import { writePages } from "./write-pages.ts";

const folder = fileURLToPath(new URL("../content/docs/reference/", import.meta.url));
const pages = await allPages();
await writePages(pages, folder);
console.log(`Wrote ${pages.length} pages of the reference.`);

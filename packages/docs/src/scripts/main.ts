// Scripts for every page of the site.
import { addCopyButtons } from "./copy-code.ts";
import { fitConverter } from "./fit-converter.ts";
import { linkHeadings } from "./link-headings.ts";
import { openSearch } from "./search.ts";
import { reachScrollable } from "./reach-scrollable.ts";
import { rememberDemo } from "../try-it/session.ts";
import { selectTheme } from "./select-theme.ts";
import { tabSamples } from "./tab-samples.ts";

selectTheme();
rememberDemo();
openSearch();
addCopyButtons();
tabSamples();
linkHeadings();
reachScrollable();
fitConverter();
// The element that sends requests is only on the API pages.
if (document.querySelector("try-request")) void import("../try-it/try-request.ts");

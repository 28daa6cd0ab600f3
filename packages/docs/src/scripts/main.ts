// What every page of the site does beyond being read.
import { addCopyButtons } from "./copy-code.ts";
import { fitConverter } from "./fit-converter.ts";
import { linkHeadings } from "./link-headings.ts";
import { openSearch } from "./search.ts";
import { selectTheme } from "./select-theme.ts";

selectTheme();
openSearch();
addCopyButtons();
linkHeadings();
fitConverter();

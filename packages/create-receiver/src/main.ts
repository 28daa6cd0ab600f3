#!/usr/bin/env node
import { runCreate } from "@document-export/create";

await runCreate("receiver", process.argv.slice(2));

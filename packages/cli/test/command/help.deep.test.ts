import { isPlain, lines, testInShell } from "../support/help-examples.js";

testInShell(lines.filter((line) => !isPlain(line)));

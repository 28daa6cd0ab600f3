// Measures one converter on a document of one size, and prints the result as JSON.
import { measureTime } from "./measure-time.ts";
import { ownConverters } from "../own-converters.ts";
import { peerConverters } from "../peer-converters.ts";
import { repeatDocument } from "../repeat-document.ts";

const ROUNDS = 5;

const [name, bytes] = process.argv.slice(2);
const folder = process.env["BENCH_PEERS"];
const own = ownConverters.find((one) => one.name === name);
const peers = own || folder === undefined ? [] : await peerConverters(folder);
const converter = own ?? peers.find((one) => one.name === name);
if (!converter) throw new Error(`There is no converter ${name}.`);
console.log(JSON.stringify(measureTime(repeatDocument(Number(bytes)), converter, ROUNDS)));

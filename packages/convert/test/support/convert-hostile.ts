// Converts a hostile document in its own process, and prints the length of the output.
import { convertDocument, formats, parseJson } from "@document-export/convert";
import { hostileDocument, hostileKinds } from "@document-export/hostile-documents";

const [kind, bytes, wanted] = process.argv.slice(2);
const hostile = hostileKinds.find((one) => one === kind) ?? "wide";
const format = formats.find((one) => one === wanted) ?? "html";
const { content } = convertDocument(parseJson(hostileDocument(hostile, Number(bytes))), { format });
console.log(content.length);

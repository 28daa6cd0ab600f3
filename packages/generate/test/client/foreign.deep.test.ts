// Large descriptions of others, and the same styles in forms.
import { published } from "../support/published.ts";
import { fragments, testPairs } from "../support/test-pairs.ts";

testPairs({
  "train travel": { file: published("3.1/json/train-travel"), calls: 88 },
  "every style in multipart (3.0)": {
    file: published("3.0/json/parameters-style"),
    calls: 58,
    skipped: fragments,
  },
  "readme (3.0)": { file: published("3.0/json/readme-legacy"), calls: 95, skipped: ["createDoc"] },
  "trademarks (3.0)": { file: published("3.0/json/uspto"), calls: 8 },
  "star trek (3.0, 120 operations)": { file: published("3.0/json/star-trek"), calls: 320 },
});

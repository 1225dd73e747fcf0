// Commands that show how a key is used.
import { BASE_PATH } from "@sb/contracts/route.ts";

/** All requests, to read and to try. */
export const DOCS_PATH = `${BASE_PATH}/docs`;

const header = '-H "Authorization: Bearer $SAFER_BLOCK_KEY"';

type Example = { readonly name: "one" | "many" | "range"; readonly command: (origin: string) => string };

/** `origin`: of the service. */
export const EXAMPLES: readonly Example[] = [
  {
    name: "one",
    command: (origin) => `curl ${header} \\\n  "${origin}${BASE_PATH}/report/lookup?adrs=scam.example.com"`,
  },
  {
    name: "many",
    command: (origin) =>
      `curl ${header} -H "Content-Type: application/json" \\\n  -d '{"adrs":["scam.example.com"]}' "${origin}${BASE_PATH}/report/lookup"`,
  },
  {
    name: "range",
    command: (origin) =>
      `HASH=$(printf %s scam.example.com | sha256sum)\ncurl ${header} \\\n  "${origin}${BASE_PATH}/report/lookup/range/\${HASH:0:5}"`,
  },
];

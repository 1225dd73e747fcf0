// Tests that need a server of somebody else, which not every machine has.
import { describe, test } from "vitest";

/** Names the setting that holds the server's URL, or the folder where what starts one is installed. */
export type ServerVariable =
  | "SB_TEST_REDIS_URL"
  | "SB_TEST_KAFKA_FOLDER"
  | "SB_TEST_S3_FOLDER"
  | "SB_TEST_VERAPDF_FOLDER"
  | "SB_TEST_KAFKA_URL"
  | "SB_TEST_S3_URL"
  | "SB_TEST_MEILI_URL"
  | "SB_TEST_ESDB_URL";

/** Those that `deploy/ci/services` starts anywhere. It starts the others where Docker is, or somebody runs them. */
const IN_CI: readonly ServerVariable[] = [
  "SB_TEST_REDIS_URL",
  "SB_TEST_KAFKA_FOLDER",
  "SB_TEST_S3_FOLDER",
  "SB_TEST_VERAPDF_FOLDER",
  "SB_TEST_KAFKA_URL",
  "SB_TEST_S3_URL",
];

/**
 * Tests on a server, whose URL they get. Without one they count as one skipped test that says why; with `SB_REQUIRE_ALL=1`
 * (CI) as a failed one, if CI starts that server.
 */
export function describeWith(variable: ServerVariable, name: string, body: (url: string) => void): void {
  const need = needOf(variable, process.env);
  if ("url" in need) {
    describe(name, () => body(need.url));
    return;
  }
  test.skipIf(!need.isRequired)(`${name}: ${variable} is not set`, () => {
    throw new Error(`${variable} is not set, and SB_REQUIRE_ALL=1 lets nothing be left out`);
  });
}

type Need = { readonly url: string } | { readonly isRequired: boolean };

export function needOf(variable: ServerVariable, env: Readonly<Record<string, string | undefined>>): Need {
  const url = env[variable];
  return url ? { url } : { isRequired: env.SB_REQUIRE_ALL === "1" && IN_CI.includes(variable) };
}

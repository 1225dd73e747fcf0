// The vitest project that runs flows of the HTTP suite once more, on the mixed profile; with SB_TEST_EVERY=1 (.ci/nightly) the whole
// suite.
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { EMBEDDED_ONLY } from "./embedded-only.ts";
import { MIXED_FLOWS } from "./mixed-flows.ts";
import { hasMixed } from "./profile.ts";

/** None where its servers are not there: profile.test.ts says so at the end of the run. */
export const httpMixed = hasMixed()
  ? [
      {
        extends: true as const,
        test: {
          name: "http mixed",
          include: process.env.SB_TEST_EVERY === "1" ? ["deploy/wire/**/*.test.ts"] : Object.keys(MIXED_FLOWS),
          exclude: Object.keys(EMBEDDED_ONLY),
          // The flows leave their process as it was: they share servers, too.
          isolate: process.env.SB_TEST_EVERY === "1",
          env: { SB_TEST_PROFILE: "mixed", SB_TEST_RUN: randomBytes(4).toString("hex") },
          // A start joins dozens of groups, and what is told takes its way through three servers.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          globalSetup: [fileURLToPath(new URL("./global-setup.ts", import.meta.url))],
        },
      },
    ]
  : [];

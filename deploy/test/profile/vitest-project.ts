// The vitest project that runs the HTTP suite once more, on the mixed profile.
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { EMBEDDED_ONLY } from "./embedded-only.ts";
import { hasMixed } from "./profile.ts";

/** None where its servers are not there: profile.test.ts says so at the end of the run. */
export const httpMixed = hasMixed()
  ? [
      {
        extends: true as const,
        test: {
          name: "http mixed",
          include: ["deploy/wire/**/*.test.ts"],
          exclude: Object.keys(EMBEDDED_ONLY),
          env: { SB_TEST_PROFILE: "mixed", SB_TEST_RUN: randomBytes(4).toString("hex") },
          // A start joins dozens of groups, and what is told takes its way through three servers.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // As in the browser: CI's S3 server, in Python, may be slow on a busy machine. The report names what was tried again.
          retry: 1,
          globalSetup: [fileURLToPath(new URL("./global-setup.ts", import.meta.url))],
        },
      },
    ]
  : [];

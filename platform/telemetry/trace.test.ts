import { expect, it } from "vitest";
import { startTracing } from "./start-tracing.ts";
import { beginRequest, traced } from "./trace.ts";
import { rootSpanIdOf, traceIdOf } from "./trace-ids.ts";

const ID = "3f2b8a54-0d6e-4c1b-9a7f-5e1d2c3b4a59";

it("takes a UUID as it is for the id of a trace, and hashes any other id", () => {
  expect(traceIdOf(ID)).toBe("3f2b8a540d6e4c1b9a7f5e1d2c3b4a59");
  expect(traceIdOf("import-2026-05-01")).toMatch(/^[0-9a-f]{32}$/);
  expect(traceIdOf("import-2026-05-01")).not.toBe(traceIdOf("import-2026-05-02"));
  expect(rootSpanIdOf(traceIdOf(ID))).toBe("9a7f5e1d2c3b4a59");
});

it("runs the work, and throws its error on, whether there is a collector or not", async () => {
  const step = { name: "command report", correlationId: ID };
  expect(await traced(step, async () => 7)).toBe(7);
  expect(beginRequest(ID)).toBeUndefined();
  // Nobody listens there: what can't be sent is dropped.
  await using _ = await startTracing({ endpoint: "http://127.0.0.1:1", ratio: 1, service: "test" });
  expect(await traced(step, async () => 8)).toBe(8);
  await expect(traced(step, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  beginRequest(ID)?.end("GET /sb/home", {}, 200);
});

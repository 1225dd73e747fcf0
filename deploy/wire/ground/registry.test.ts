// A process that lacks a part of a subject does not start: it would lose events or leave routes unanswered.
import { expect, test } from "vitest";
import { runToEnd, temporaryDir } from "../../test/servers/server.ts";

const main = new URL("../../test/servers/main-without.ts", import.meta.url);

test.each([
  ["projection", /^the read model account@\d+ of the subject account has no projection;/],
  ["worker", /(?:^|; )the consumer group report-evidence of the subject report has no worker or follow-up(?:;|$)/],
  ["job", /(?:^|; )the kind of jobs report-preview of the subject report has no job handler(?:;|$)/],
  ["handler", /^the route POST report has no handler$/],
])("a missing %s prints one clear line and exits with code 1", async (left, line) => {
  using dir = temporaryDir();
  const { code, output } = await runToEnd({ dataDir: dir.path, main, args: [left] });
  expect(code).toBe(1);
  expect(output).toMatch(/^Safer Block could not start: [^\n]*\n$/);
  expect(output.trimEnd().replace("Safer Block could not start: ", "")).toMatch(line);
});

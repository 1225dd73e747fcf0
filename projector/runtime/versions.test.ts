// Older versions of indexes are dropped once they are not in use.
import type { Log } from "@sb/platform/log-port.ts";
import { expect, test } from "vitest";
import { dropOlderIndexes } from "./versions.ts";

const AT_ONCE_MS = 1;

function listening(): { readonly log: Log; readonly levels: string[] } {
  const levels: string[] = [];
  const at = (level: string) => () => void levels.push(level);
  return { levels, log: { info: at("info"), warn: at("warn"), error: at("error") } };
}

test("an index is asked for again while it is in use, and where that fails", async () => {
  const { log, levels } = listening();
  const answers = [
    async () => ({ dropped: ["toy@1"], inUse: ["toy@2"] }),
    () => Promise.reject(new Error("no answer")),
    async () => ({ dropped: ["toy@2"], inUse: [] }),
  ];
  const engine = { dropOlder: () => answers.shift()?.() ?? Promise.reject(new Error("asked once too often")) };
  await dropOlderIndexes("toy@3", engine, log, new AbortController().signal, AT_ONCE_MS);
  expect(answers).toEqual([]);
  expect(levels).toEqual(["info", "warn", "info"]);
});

test("nobody is waited for once the projector stops", async () => {
  const stopping = new AbortController();
  const engine = {
    async dropOlder() {
      stopping.abort();
      return { dropped: [], inUse: ["toy@1"] };
    },
  };
  await dropOlderIndexes("toy@2", engine, listening().log, stopping.signal);
});

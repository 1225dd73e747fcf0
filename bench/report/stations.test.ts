import { expect, it } from "vitest";
import { spentAt, stationOf } from "./stations.ts";

const frame = (file: string, name = "") => ({ name, file: file.startsWith("node:") ? file : `file:///srv/${file}` });

it.each([
  ["sealing and opening", ["node:internal/crypto/cipher", "platform/vault/cipher.ts", "projector/runtime/target.ts"]],
  [
    "read models, read",
    ["platform/sqlite/watch.ts", "platform/read-store/sqlite/docs.ts", "projector/runtime/overlay.ts"],
  ],
  ["search index", ["contracts/report/rank.ts", "projector/report/index-projection.ts", "projector/runtime/target.ts"]],
  [
    "mails: made, and written to files",
    ["node:internal/fs/promises", "platform/files/folder/folder.ts", "platform/mail/outbox.ts"],
  ],
  ["schemas", ["node_modules/zod/v4/core/parse.js", "platform/http/request/parse.ts"]],
  ["HTTP: reading and answering", ["node:net", "node:internal/streams/writable"]],
  ["Node itself: messages, timers, the event loop", ["node:internal/worker"]],
])("%s: by the innermost frame that belongs to a station", (station, files) => {
  expect(stationOf(files.map((file) => frame(file)))).toBe(station);
});

it("adds up what each station took, the most first", () => {
  const samples = [
    { frames: [frame("workers/main.ts")], us: 1_000 },
    { frames: [frame("", "(garbage collector)")], us: 5_000 },
    { frames: [frame("workers/report/parts.ts")], us: 2_000 },
  ];
  expect(spentAt(samples)).toEqual([
    { station: "garbage collection", ms: 5 },
    { station: "workers", ms: 3 },
  ]);
});

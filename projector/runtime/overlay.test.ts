import type { Doc, DocKey } from "@sb/platform/read-store/port.ts";
import { expect, test } from "vitest";
import { createOverlay } from "./overlay.ts";

const [house, guest] = [
  { collection: "house", id: "h" },
  { collection: "guest", id: "g" },
];
const asked = [house, { ...guest, onlyIf: { key: house, holds: (doc: Doc | undefined) => doc?.guests === true } }];

function openOverlay(stored: Doc | undefined) {
  const fetched: DocKey[] = [];
  const overlay = createOverlay(async (keys) => {
    fetched.push(...keys);
    return keys.map(({ collection }) => (collection === "house" ? stored : { name: "Mina" }));
  });
  return { overlay, fetched: () => fetched.map(({ collection }) => collection) };
}

test("a document that can't be there is not fetched", async () => {
  const { overlay, fetched } = openOverlay({ guests: false });
  await overlay.fetch([asked]);
  expect(fetched()).toEqual(["house"]);
  expect(overlay.view(asked).get("guest", "g")).toBeUndefined();
});

test("one that may be there is, also where only an earlier event of the batch says so", async () => {
  const { overlay, fetched } = openOverlay({ guests: true });
  await overlay.fetch([asked]);
  expect(overlay.view(asked).get("guest", "g")).toEqual({ name: "Mina" });
  const later = openOverlay(undefined);
  await later.overlay.fetch([asked]);
  later.overlay.write([{ op: "put", ...house, doc: { guests: true } }]);
  await later.overlay.fetch([asked]);
  expect([fetched(), later.fetched()]).toEqual([
    ["house", "guest"],
    ["house", "guest"],
  ]);
});

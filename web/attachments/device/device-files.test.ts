import { expect, test } from "vitest";
import { createDeviceFiles, type Shelf } from "./device-files.ts";

const PLACE = { userId: "u", draftId: "d" };
const DAY_MS = 86_400_000;
const newKey = () => crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
const file = (text: string) => new File([text], `${text}.txt`, { type: "text/plain", lastModified: 5 });

type ShelfEntry = Parameters<Shelf["set"]>[1];

async function start() {
  const map = new Map<string, ShelfEntry>();
  const shelf: Shelf = {
    set: async (id, entry) => void map.set(id, entry),
    delete: async (ids) => ids.forEach((id) => void map.delete(id)),
    entries: async () => [...map],
  };
  const world = { map, now: 1_000, key: await newKey() };
  const files = createDeviceFiles({ shelf, key: async () => world.key, now: () => world.now });
  return { world, files };
}

test("files come back as they were, in their order, and those of another draft do not", async () => {
  const { files } = await start();
  await files.save(PLACE, { id: "2", file: file("second in name") });
  await files.save(PLACE, { id: "1", file: file("first in name") });
  await files.save({ ...PLACE, draftId: "other" }, { id: "3", file: file("other") });
  const found = await files.find(PLACE);
  expect(found.map(({ id }) => id)).toEqual(["2", "1"]);
  const back = found[0]?.file;
  expect([back?.name, back?.type, back?.lastModified]).toEqual(["second in name.txt", "text/plain", 5]);
  expect(await back?.text()).toBe("second in name");
});

test("neither bytes nor names lie open on the device", async () => {
  const { world, files } = await start();
  await files.save(PLACE, { id: "1", file: file("marker") });
  const { sealed } = world.map.get("1") ?? {};
  const bytes = [sealed?.head.data, sealed?.body.data].map((data) => Buffer.from(data ?? new ArrayBuffer(0)));
  expect(bytes.map((part) => part.length > 0 && !part.includes("marker"))).toEqual([true, true]);
});

test("a removed file, and the files of a filed draft, are gone", async () => {
  const { world, files } = await start();
  for (const id of ["1", "2"]) await files.save(PLACE, { id, file: file(id) });
  await files.save({ ...PLACE, draftId: "other" }, { id: "3", file: file("3") });
  await files.remove(["1"]);
  expect((await files.find(PLACE)).map(({ id }) => id)).toEqual(["2"]);
  await files.forget(PLACE);
  expect([...world.map.keys()]).toEqual(["3"]);
});

test("without their key the files can't be read, and are deleted", async () => {
  const { world, files } = await start();
  await files.save(PLACE, { id: "1", file: file("1") });
  world.key = await newKey();
  expect(await files.find(PLACE)).toEqual([]);
  expect(world.map.size).toBe(0);
});

test("files of somebody else, and those older than a month, are deleted", async () => {
  const { world, files } = await start();
  await files.save({ ...PLACE, userId: "somebody else" }, { id: "1", file: file("1") });
  await files.save({ ...PLACE, draftId: "old" }, { id: "2", file: file("2") });
  world.now += 31 * DAY_MS;
  await files.save(PLACE, { id: "3", file: file("3") });
  await files.find(PLACE);
  expect([...world.map.keys()]).toEqual(["3"]);
});

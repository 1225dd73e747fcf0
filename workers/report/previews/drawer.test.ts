import sharp from "sharp";
import { expect, test } from "vitest";
import { createDrawer } from "./drawer.ts";

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();

test("a picture is drawn in another process", async () => {
  const copy = await createDrawer().draw(await picture());
  expect(await sharp(copy).metadata()).toMatchObject({ format: "webp", width: 40 });
});

test("what is no picture has no preview", async () => {
  expect(await createDrawer().draw(Buffer.from("no picture"))).toBeUndefined();
});

test("a picture that takes too long is given up, and the next one is drawn", async () => {
  const sleeper = new URL("./sleeps-for-ever.fixture.ts", import.meta.url);
  expect(await createDrawer({ timeoutMs: 200, program: sleeper }).draw(await picture())).toBeUndefined();
});

test("a process that breaks down is no error of ours", async () => {
  const breaks = new URL("./breaks-down.fixture.ts", import.meta.url);
  const drawer = createDrawer({ program: breaks });
  expect(await drawer.draw(await picture())).toBeUndefined();
  expect(await drawer.draw(await picture())).toBeUndefined();
});

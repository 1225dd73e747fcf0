import sharp from "sharp";
import { expect, test } from "vitest";
import { createDrawer } from "./drawer.ts";

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();

test("a preview is rendered in another process", async () => {
  const copy = await createDrawer().draw(await picture());
  expect(await sharp(copy).metadata()).toMatchObject({ format: "webp", width: 40 });
});

test("a file that is not an image has no preview", async () => {
  expect(await createDrawer().draw(Buffer.from("no picture"))).toBeUndefined();
});

test("an image that takes too long is aborted, and the next one is processed", async () => {
  const sleeper = new URL("./sleeps-for-ever.fixture.ts", import.meta.url);
  expect(await createDrawer({ timeoutMs: 200, program: sleeper }).draw(await picture())).toBeUndefined();
});

test("a crashed process leads to no preview", async () => {
  const breaks = new URL("./breaks-down.fixture.ts", import.meta.url);
  const drawer = createDrawer({ program: breaks });
  expect(await drawer.draw(await picture())).toBeUndefined();
  expect(await drawer.draw(await picture())).toBeUndefined();
});

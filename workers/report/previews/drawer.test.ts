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

test.each(["takes-a-core", "takes-memory"])("a process that %s is ended", async (name) => {
  const program = new URL(`./${name}.fixture.ts`, import.meta.url);
  expect(await createDrawer({ timeoutMs: 60_000, program }).draw(await picture())).toBeUndefined();
});

test("an SVG under the name of a picture is not drawn", async () => {
  expect(await createDrawer().draw(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
    undefined,
  );
});

test("each kind of picture that is taken is drawn", async () => {
  const drawer = createDrawer();
  for (const kind of ["png", "jpeg", "webp", "gif", "avif"] as const) {
    const bytes = await sharp(await picture())
      .toFormat(kind)
      .toBuffer();
    expect(await sharp(await drawer.draw(bytes)).metadata(), kind).toMatchObject({ format: "webp" });
  }
});

test("a crashed process leads to no preview", async () => {
  const breaks = new URL("./breaks-down.fixture.ts", import.meta.url);
  const drawer = createDrawer({ program: breaks });
  expect(await drawer.draw(await picture())).toBeUndefined();
  expect(await drawer.draw(await picture())).toBeUndefined();
});

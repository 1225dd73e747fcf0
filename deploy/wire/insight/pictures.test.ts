// Pictures of articles over HTTP.
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { pictureForm } from "../../test/people/picture.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const EDITOR = STAFF.editor;
const server = shareServer();

let editor: Person;
let viewSeq: number;
beforeAll(async () => {
  editor = await signIn(server.url, EDITOR, "Editor");
  const draft = { language: "en", title: "Pictures" };
  ({ viewSeq } = (await editor.call<{ viewSeq: number }>("POST", "admin/safer-view", draft)).body);
});

type View = { pictureId: string; url: string; width: number; height: number };
const add = (bytes: Uint8Array) =>
  editor.call<View>(
    "POST",
    "admin/safer-view/picture",
    pictureForm(viewSeq, new Blob([bytes as Uint8Array<ArrayBuffer>])),
  );
/** A photo on its side, as phones make them. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "red" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

test("a picture is served as it is, then in its sizes, upright and without metadata", async () => {
  const added = await add(await photo());
  expect(added).toMatchObject({ status: 201, body: { width: 600, height: 900 } });
  const url = server.url + added.body.url;
  await editor.call("POST", "admin/safer-view/modify", { viewSeq, language: "en", title: "Pictures", content: "Two." });
  const published = await editor.call("POST", "admin/safer-view/publish", { viewSeq });
  const first = await fetch(url, { headers: seeing(published) });
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(first.headers.get("cache-control")).toMatch(/^public, max-age=/);
  await expect
    .poll(async () => (await fetch(`${url}?size=320`)).headers.get("content-type"), { timeout: 20_000 })
    .toBe("image/webp");
  const small = await fetch(`${url}?size=320`);
  const etag = small.headers.get("etag") ?? "";
  const { width, height, exif } = await sizeOf(small);
  expect([width, height, exif]).toEqual([213, 320, undefined]);
  expect((await fetch(`${url}?size=320`, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect((await fetch(`${url}?size=321`)).status).toBe(400);

  const { pictureId } = added.body;
  const removed = await editor.call("POST", "admin/safer-view/picture/delete", { viewSeq, pictureId });
  expect((await fetch(url, { headers: seeing(removed) })).status).toBe(404);
});

test("the pictures of a draft are for editors alone, by a pass in the address", async () => {
  const draft = { language: "en", title: "Not yet" };
  const { viewSeq: seq } = (await editor.call<{ viewSeq: number }>("POST", "admin/safer-view", draft)).body;
  const form = pictureForm(seq, new Blob([(await photo()) as Uint8Array<ArrayBuffer>]));
  const added = await editor.call<View>("POST", "admin/safer-view/picture", form);
  const { picturePass } = (
    await editor.call<{ picturePass: string }>("GET", `admin/safer-view/${seq}`, undefined, seeing(added))
  ).body;
  const url = server.url + added.body.url;
  const headers = seeing(added);
  expect((await fetch(url, { headers })).status).toBe(404);
  expect((await fetch(`${url}?pass=${picturePass}x`, { headers })).status).toBe(404);
  const shown = await fetch(`${url}?pass=${picturePass}`, { headers });
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, max-age=86400"]);
  expect((await fetch(`${url}?size=320&pass=${picturePass}`, { headers })).status).toBe(200);
  const others = (await editor.call<{ picturePass: string }>("GET", `admin/safer-view/${viewSeq}`)).body.picturePass;
  expect((await fetch(`${url}?pass=${others}`, { headers })).status).toBe(404);
});

test.each([
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
  ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n")],
  ["nothing", Buffer.alloc(0)],
])("%s is no picture", async (_, bytes) => {
  expect(await add(bytes)).toMatchObject({ status: 415, body: { code: "FILE_TYPE_NOT_ALLOWED" } });
});

test("a picture of too many pixels is refused, however few its bytes", async () => {
  const huge = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "red" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(await add(huge)).toMatchObject({ status: 413, body: { code: "FILE_TOO_LARGE" } });
});

test("one picture at a time", async () => {
  const two = pictureForm(viewSeq);
  two.append("files", new Blob([await photo()]), "second.jpg");
  expect(await editor.call("POST", "admin/safer-view/picture", two)).toMatchObject({
    body: { code: "TOO_MANY_FILES" },
  });
  const none = await editor.call("POST", "admin/safer-view/picture", { viewSeq });
  expect(none).toMatchObject({ status: 416, body: { fields: [{ path: "files" }] } });
});

// Evidence over HTTP: the file type is detected from the bytes, and each limit has its own error.
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get, getDetail } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let person: Person;

beforeAll(async () => {
  person = await signIn(server.url, "files@example.com", "Files");
});

type Upload = readonly [name: string, content: string | Uint8Array<ArrayBuffer>, mediaType?: string];
type Filed = { readonly dclrSeq: number };

const MIB = 1024 * 1024;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** 100 megapixels of white in some hundred kilobytes. */
const BOMB = new Uint8Array(
  await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "white" } })
    .png({ progressive: true })
    .toBuffer(),
);
const letters = (count: number): Upload[] =>
  Array.from({ length: count }, (_, i) => [`letter${i}.txt`, `letter number ${i}`]);

function form(json: unknown, files: readonly Upload[]): FormData {
  const data = new FormData();
  data.set("declaration", JSON.stringify(json));
  for (const [name, content, type = "application/octet-stream"] of files)
    data.append("files", new Blob([content], { type }), name);
  return data;
}

const file = (files: readonly Upload[]) => person.call<Filed>("POST", "report", form(declaration(), files));

test.each<readonly [string, readonly Upload[], number, string]>([
  ["six files", letters(6), 422, "TOO_MANY_FILES"],
  ["a dozen files", letters(12), 422, "TOO_MANY_FILES"],
  [
    "the same bytes under two names",
    [
      ["a.txt", "same"],
      ["b.txt", "same"],
    ],
    422,
    "DUPLICATE_FILE",
  ],
  ["a web page called a picture", [["a.png", "\u0000<html>", "image/png"]], 415, "FILE_TYPE_NOT_ALLOWED"],
  [
    "a program",
    [["a.pdf", Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "application/pdf"]],
    415,
    "FILE_TYPE_NOT_ALLOWED",
  ],
  ["an archive", [["a.txt", Buffer.from("504b0304140000000800", "hex"), "text/plain"]], 415, "FILE_TYPE_NOT_ALLOWED"],
  ["an empty file", [["a.txt", ""]], 415, "FILE_TYPE_NOT_ALLOWED"],
  ["a picture of more pixels than are decoded", [["bomb.png", BOMB, "image/png"]], 413, "FILE_TOO_LARGE"],
  ["a byte more than ten mebibytes", [["a.txt", "x".repeat(10 * MIB + 1)]], 413, "FILE_TOO_LARGE"],
])("%s: refused", async (_what, files, status, code) => {
  expect(await file(files)).toMatchObject({ status, body: { code } });
  expect((await get(person.call, "GET report/history/mine")).items).toEqual([]);
});

test("multipart without its JSON part lacks a required field; with an unknown part it is invalid", async () => {
  const data = new FormData();
  data.append("files", new Blob(["a"]), "a.txt");
  expect(await person.call("POST", "report", data)).toMatchObject({ status: 416 });
  const odd = form(declaration(), []);
  odd.append("other", new Blob(["a"]), "a.txt");
  expect(await person.call("POST", "report", odd)).toMatchObject({ status: 400 });
  const broken = new FormData();
  broken.set("declaration", "{");
  expect(await person.call("POST", "report", broken)).toMatchObject({ status: 400 });
});

test("five files are accepted, images whatever their name, up to ten mebibytes each, and come back unchanged", async () => {
  const large = "y".repeat(10 * MIB);
  const filed = await file([...letters(3), ["../../x/holiday.exe", PNG, "text/html"], ["large.txt", large]]);
  expect(filed.status).toBe(201);
  const { dclrSeq } = filed.body;
  const see = seeing(filed);
  const { files = [] } = await getDetail(person.call, dclrSeq, see);
  expect(files.map(({ name, mediaType, size }) => [name, mediaType, size]).slice(3)).toEqual([
    ["holiday.exe", "image/png", PNG.length],
    ["large.txt", "text/plain", 10 * MIB],
  ]);
  const back = await person.call("GET", `report/file/${files[4]?.fileId}`);
  expect(back.body === large).toBe(true);
  const picture = await person.call("GET", `report/file/${files[3]?.fileId}`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");

  // Drawn by a worker, by and by.
  const copy = () => person.call("GET", `report/file/${files[3]?.fileId}.view`);
  await expect.poll(async () => (await copy()).status, { timeout: 15_000 }).toBe(200);
  expect((await copy()).headers.get("content-type")).toBe("image/webp");

  const keepFiles = files.map(({ fileId }) => fileId);
  const modify = (keep: readonly string[], added: readonly Upload[]) =>
    person.call("POST", "report/history/modify", form({ ...declaration(), dclrSeq, keepFiles: keep }, added));
  expect(await modify(keepFiles, [["more.txt", "more"]])).toMatchObject({
    status: 422,
    body: { code: "TOO_MANY_FILES" },
  });
  const again = await modify(keepFiles.slice(0, 2), [["again.txt", "letter number 1"]]);
  expect(again).toMatchObject({ status: 422, body: { code: "DUPLICATE_FILE" } });
  expect(await modify(["1-nothing"], [])).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  const unchanged = await getDetail(person.call, dclrSeq, see);
  expect(unchanged.files).toEqual(files);
  await person.call("POST", "report/history/delete", { dclrSeq });
});

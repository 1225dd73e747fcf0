// Uploads made to harm: what each gets, and that what is kept is given back as nothing but a file to save.
import { ERRORS } from "@sb/contracts/error-codes.ts";
import { beforeAll, expect, test } from "vitest";
import { HOSTILE_UPLOADS } from "../../test/hostile-uploads/corpus.ts";
import type { Hostile, Kept } from "../../test/hostile-uploads/upload.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { getDetail } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let person: Person;
/** Pictures that were kept, in the order of their drawing, and whether people are shown a copy. */
const pictures: { readonly what: string; readonly fileId: string; readonly view: boolean }[] = [];

beforeAll(async () => {
  person = await signIn(server.url, "hostile@example.com", "Hostile");
});

async function upload({ what, name }: Hostile, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  const adrs = madeUpAddress(what);
  form.set("declaration", JSON.stringify(declaration({ adrs, open: "PRIVATE" })));
  form.append("files", new Blob([bytes], { type: "image/png" }), name);
  return person.call<{ dclrSeq: number }>("POST", "report", form);
}

test("there are at least sixty, and none twice", () => {
  expect(HOSTILE_UPLOADS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(HOSTILE_UPLOADS.map(({ what }) => what)).size).toBe(HOSTILE_UPLOADS.length);
});

test.each(HOSTILE_UPLOADS)("$what: $gets", async (hostile) => {
  const { what, name, gets } = hostile;
  const bytes = await hostile.bytes();
  const filed = await upload(hostile, bytes);
  if (typeof gets === "string") {
    expect(filed).toMatchObject({ status: ERRORS[gets].status, body: { code: gets } });
    return;
  }
  expect(filed.status).toBe(201);
  const { files = [] } = await getDetail(person.call, filed.body.dclrSeq, seeing(filed));
  expect(files).toMatchObject([{ name: gets.name ?? name, mediaType: gets.mediaType, size: bytes.length }]);
  const fileId = files[0]?.fileId ?? "";
  await expectHarmless(fileId, gets);
  if (gets.mediaType.startsWith("image/")) pictures.push({ what, fileId, view: gets.view ?? false });
});

/** It is saved, never opened in the page, under a name whose ending is that of its kind. */
async function expectHarmless(fileId: string, { mediaType }: Kept): Promise<void> {
  const { headers } = await person.call("GET", `report/file/${fileId}`);
  expect(headers.get("content-type")?.split(";")[0]).toBe(mediaType);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[ -~]*"/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
}

const viewOf = (fileId: string) => person.call("GET", `report/file/${fileId}.view`);

test("only whole pictures are shown, as copies drawn anew", async () => {
  const shown = pictures.filter(({ view }) => view);
  for (const { fileId } of shown)
    await expect.poll(async () => (await viewOf(fileId)).status, { timeout: 60_000 }).toBe(200);
  // Drawn one after the other: what comes before the last of those has had its turn.
  const drawn = pictures.slice(0, pictures.findLastIndex(({ view }) => view) + 1);
  const seen: string[] = [];
  for (const { what, fileId } of drawn) if ((await viewOf(fileId)).status === 200) seen.push(what);
  expect(seen).toEqual(shown.map(({ what }) => what));
}, 120_000);

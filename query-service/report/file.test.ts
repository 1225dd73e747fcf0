import { evidenceFile } from "@sb/contracts/report/fixture.ts";
import { evidenceKey, viewOf } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import { expect, it } from "vitest";
import { attachment, nameAs } from "./attachment.ts";
import { routes as reportQueries } from "./routes.ts";
import { ADMIN, type Bench, keepReport, OWNER, openBench, requestOf, STRANGER } from "./testing.ts";

const file = { ...evidenceFile("a"), name: "증거 (1).png" };

async function withFile(bench: Bench): Promise<void> {
  await keepReport(bench, 1, { files: [file] });
  for (const [name, text] of [
    [file.fileId, "original"],
    [viewOf(file.fileId), "copy"],
  ] as const) {
    const sealed = await bench.deps.vault.sealBytes(reportStream.of(1), Buffer.from(text));
    bench.stored.set(evidenceKey(1, name), sealed);
  }
}

const get = ({ deps }: Bench, caller: Caller, fileId: string) =>
  reportQueries(deps)["GET report/file/{fileId}"](requestOf(caller, { params: { fileId } }));

it.each([OWNER, ADMIN])("gives %j the original under its name", async (caller) => {
  await using bench = await openBench();
  await withFile(bench);
  const reply = await get(bench, caller, file.fileId);
  expect(reply).toMatchObject({
    mediaType: "image/png",
    headers: { "content-disposition": attachment(file.name), "cache-control": "private, no-store" },
  });
  expect("stream" in reply && Buffer.from(reply.stream as Uint8Array).toString()).toBe("original");
});

it("gives the clean copy of an image", async () => {
  await using bench = await openBench();
  await withFile(bench);
  const reply = await get(bench, OWNER, viewOf(file.fileId));
  expect(reply).toMatchObject({ mediaType: "image/webp" });
  expect("stream" in reply && Buffer.from(reply.stream as Uint8Array).toString()).toBe("copy");
});

it("is 404 for others, and for files that the report does not name", async () => {
  await using bench = await openBench();
  await withFile(bench);
  bench.stored.set(evidenceKey(1, "1-orphan"), Buffer.from("sealed"));
  const refused = { code: "NOT_FOUND" };
  await expect(get(bench, STRANGER, file.fileId)).rejects.toMatchObject(refused);
  for (const fileId of ["1-orphan", "2-a", "no-seq", "1-..", "1-a.view.view"]) {
    await expect(get(bench, OWNER, fileId)).rejects.toMatchObject(refused);
  }
});

it("encodes names in any script in the header", () => {
  expect(attachment("증거 (1).png")).toBe(
    `attachment; filename="__ _1_.png"; filename*=UTF-8''%EC%A6%9D%EA%B1%B0%20%281%29.png`,
  );
  expect(attachment('a"b\\c\r\nd\ud800')).toMatch(/^attachment; filename="a_b_c__d_"; filename\*=UTF-8''[\w%.]+$/);
});

it.each([
  ["image/png", "shot.png", "shot.png"],
  ["image/jpeg", "SHOT.JPEG", "SHOT.JPEG"],
  ["image/png", "invoice.exe", "invoice.exe.png"],
  ["text/plain", "run.bat", "run.bat.txt"],
  ["application/pdf", "no extension", "no extension.pdf"],
  ["application/x-unknown", "later.kind", "later.kind.bin"],
])("a file that is %s and was called %s is saved as %s", (mediaType, name, saved) => {
  expect(nameAs(mediaType, name)).toBe(saved);
});

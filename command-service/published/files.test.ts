// A file that an admin chooses, as it would be read: nothing of it is taken.
import type { Caller } from "@sb/platform/http/handler.ts";
import { expect, test } from "vitest";
import { previewFile } from "./files.ts";

const ADMIN: Caller = { userId: "ann", isAdmin: true, sessionId: "s1", membership: 1 };
const preview = previewFile({ clock: () => "2026-11-27T09:00:00.000Z" });

async function previewOf(files: Readonly<Record<string, string>>) {
  const reply = await preview({
    route: "POST admin/list/preview",
    params: undefined,
    query: undefined,
    body: {},
    files: Object.entries(files).map(([name, text]) => ({ name, mediaType: "text/plain", bytes: Buffer.from(text) })),
    caller: ADMIN,
    cookies: {},
    idempotencyKey: undefined,
    minPosition: undefined,
    requestId: "r",
    client: () => "",
    network: () => "",
  });
  if ("stream" in reply) throw new Error("a stream");
  return reply.body;
}

test("a hosts file is said to be one, with what would be kept out", async () => {
  const hosts = "# made up\n0.0.0.0 zq-0fa1-claim.com\n0.0.0.0 zq-7b2c-verify.com\n127.0.0.1 localhost\n0.0.0.0 t.me\n";
  expect(await previewOf({ "hosts.txt": hosts })).toMatchObject({
    form: "HOSTS",
    wallets: 0,
    sites: 2,
    keptOut: expect.arrayContaining([expect.objectContaining({ reason: "SHARED_HOST", count: 1 })]),
    examples: [{ target: "zq-0fa1-claim.com", declareType: "SITE" }, { target: "zq-7b2c-verify.com" }],
  });
});

test("the columns of a table are shown as they were found", async () => {
  const table = [
    "신고일,지갑주소,내용",
    "2026-07-01,0x52908400098527886E0F7030069857D2E4169EE7,투자 사기",
    "2026-07-02,0x8617E340B3D01FA5F11F306F4090FD50E238070D,피싱",
  ].join("\n");
  const read = await previewOf({ "addresses.csv": table });
  expect(read).toMatchObject({ form: "TABLE", wallets: 2, sites: 0 });
  expect(read.columns).toMatchObject({ targets: ["지갑주소"], since: "신고일" });
});

test("a page for people is no list", async () => {
  const page = "<!doctype html><html><head><title>Sorry</title></head><body>We are down.</body></html>";
  expect(await previewOf({ "feed.txt": page })).toMatchObject({ fault: "WEB_PAGE", sites: 0 });
});

test("one file, no more and no less", async () => {
  await expect(previewOf({})).rejects.toMatchObject({ code: "REQUIRED_FIELD_MISSING" });
  await expect(previewOf({ a: "x", b: "y" })).rejects.toMatchObject({ code: "TOO_MANY_FILES" });
});

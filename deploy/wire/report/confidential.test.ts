// Confidential text is stored only encrypted: not in public answers, files, logs or the search.
import type { ReportDetail, ReportList } from "@sb/contracts/report/wire.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { request, signIn } from "../../test/people/person.ts";
import { urlsOf } from "../../test/profile/profile.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { storedFor } from "../../test/stored/stored-bytes.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Fifteen marked texts that only the owner may read. */
const SECRETS = {
  dmgHash: "zzhashzz",
  dmgAdrs: "zzvictimzz",
  dmgVolume: "zz3.25 BTCzz",
  hiddenSource: "https://hidden.example/zzsourcezz",
  name: "zzsuspectzz",
  phone: "zzphonezz",
  otherInfo: "zzotherzz",
  reporterName: "zzreporterzz",
  reporterEmail: "zzreporterzz@secret.example",
  fileName: "zzfilezz.png",
  extra: "zzextrazz",
};
const PRIVATE = { title: "zzprivatetitlezz", comment: "zzprivatecommentzz", adrs: madeUpAddress("zzprivatezz") };
const EMAIL = "zzowner@secret.example";

test("confidential text is nowhere in plain text, and its owner reads all of it", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, env: { SB_LOG_LEVEL: "debug" } });
  const owner = await signIn(server.url, EMAIL, "Owner");
  const form = new FormData();
  form.set("declaration", JSON.stringify(confidentialReport()));
  form.append("files", new Blob([PNG], { type: "image/png" }), SECRETS.fileName);
  const open = await owner.call<{ dclrSeq: number }>("POST", "report", form);
  expect(open.status).toBe(201);
  const hidden = await owner.call<{ dclrSeq: number }>("POST", "report", declaration({ ...PRIVATE, open: "PRIVATE" }));
  const extra = { dclrSeq: open.body.dclrSeq, extra: { demand: SECRETS.extra } };
  const added = await owner.call("POST", "report/extra", extra);
  const see = { "sb-min-position": added.headers.get("sb-position") ?? "" };

  const own = await owner.call<ReportDetail>("GET", `report/history/${open.body.dclrSeq}`, undefined, see);
  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(own.body)).toContain(secret);
  const [file] = own.body.files ?? [];
  expect((await owner.call("GET", `report/file/${file?.fileId}`)).status).toBe(200);
  expect((await owner.call<ReportDetail>("GET", `report/history/${hidden.body.dclrSeq}`)).body.title).toBe(
    PRIVATE.title,
  );

  const stranger = await signIn(server.url, "stranger@example.com", "Stranger");
  for (const path of publicPaths(server.url, open.body.dclrSeq, owner.id)) {
    for (const ask of [stranger.call, (m: string, p: string) => request(server.url, m, p)]) {
      const text = JSON.stringify((await ask("GET", path)).body);
      expect(text, path).not.toContain("zz");
      expect(text, path).not.toContain(PRIVATE.adrs.slice(2));
    }
  }
  expect((await stranger.call("GET", `report/history/${hidden.body.dclrSeq}`)).status).toBe(404);
  expect((await stranger.call("GET", `report/file/${file?.fileId}`)).status).toBe(404);
  for (const word of [...Object.values(SECRETS), PRIVATE.title, PRIVATE.adrs]) {
    const found = await request<ReportList>(
      server.url,
      "GET",
      `report/history?searchKeyword=${encodeURIComponent(word)}`,
    );
    expect(found.body.items, word).toEqual([]);
  }
  expect(server.output()).not.toContain("zz");
  await expectNowhereFor(dir.path);
  await server.stop();
  await expectNowhereFor(dir.path);
});

test("nobody can read a deleted report, and its evidence is gone", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path });
  const owner = await signIn(server.url, "leaving@example.com", "Leaving");
  const form = new FormData();
  form.set("declaration", JSON.stringify(confidentialReport()));
  form.append("files", new Blob([PNG], { type: "image/png" }), "evidence.png");
  const filed = await owner.call<{ dclrSeq: number }>("POST", "report", form);
  const { dclrSeq } = filed.body;
  expect(await evidenceIn(dir.path)).not.toEqual([]);
  const deleted = await owner.call("POST", "report/history/delete", { dclrSeq });
  expect(deleted.status).toBe(204);
  const see = { "sb-min-position": deleted.headers.get("sb-position") ?? "" };
  expect((await owner.call("GET", `report/history/${dclrSeq}`, undefined, see)).status).toBe(404);
  expect((await request<ReportList>(server.url, "GET", "report/history", undefined, see)).body.items).toEqual([]);
  await expect.poll(() => evidenceIn(dir.path)).toEqual([]);
});

function confidentialReport() {
  return declaration(
    {
      dmgHash: SECRETS.dmgHash,
      dmgAdrs: SECRETS.dmgAdrs,
      dmgVolume: SECRETS.dmgVolume,
      etcSrc: [
        { src: "https://open.example/news", open: true },
        { src: SECRETS.hiddenSource, open: false },
      ],
    },
    {
      additional: {
        suspect: { name: SECRETS.name, phone: SECRETS.phone, otherInfo: SECRETS.otherInfo },
        reporter: { name: SECRETS.reporterName, email: SECRETS.reporterEmail },
      },
    },
  );
}

const publicPaths = (url: string, dclrSeq: number, ownerId: string): string[] => [
  `report/history/${dclrSeq}`,
  "report/history",
  `report/history/user/${ownerId}`,
  "report/export?format=csv",
  "report/export?format=ndjson",
  "home/main",
  `report/lookup?adrs=${madeUpAddress("somebody")}`,
  `openapi.json?${new URL(url).port}`,
];

async function expectNowhereFor(dataDir: string): Promise<void> {
  const secrets = [...Object.values(SECRETS), PRIVATE.title, PRIVATE.comment, PRIVATE.adrs.slice(2)];
  for (const { where, bytes } of await storedFor(dataDir)) {
    // A letter has its receiver's address.
    const isMail = where.endsWith(".eml");
    for (const secret of isMail ? secrets : [...secrets, EMAIL])
      expect(bytes.includes(secret), `${secret} in ${where}`).toBe(false);
    expect(bytes.includes(PNG), `the picture in ${where}`).toBe(false);
  }
}

async function evidenceIn(dataDir: string): Promise<readonly string[]> {
  const files = await openFiles(urlsOf(dataDir).files, dataDir);
  const keys = await Array.fromAsync(files.list("evidence/"));
  await files.close();
  return keys;
}

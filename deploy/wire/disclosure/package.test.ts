// Confidential parts reach an agency encrypted to its key, and lie nowhere in the clear.
import { generateKeyPairSync } from "node:crypto";
import type { AuditItem } from "@sb/contracts/audit/wire.ts";
import { PackedReport } from "@sb/contracts/disclosure/package.ts";
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { newNickname } from "../../test/people/roles.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { storedFor } from "../../test/stored/stored-bytes.ts";
import { word } from "../../test/stored/what-is-left.ts";

const ADMIN = "admin@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN, SB_LOG_LEVEL: "debug" } });

/** Words that stand nowhere else. */
const SECRET = {
  ...{ title: word(), comment: word(), hash: word(), suspect: word(), source: word(), extra: word() },
  ...{ fileName: word(), evidence: word(), reporter: word() },
};

let admin: Person;
let reporter: Person;
let police: Member;
let other: Member;
let identity: string;
let dclrSeq: number;

type Member = { readonly person: Person; readonly agencySeq: number };

beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Grace");
  reporter = await signIn(server.url, "rosa@example.com", "Rosa");
  police = await memberOf("CONFIDENTIAL", "desk@police.example");
  other = await memberOf("PUBLIC", "desk@exchange.example");
  identity = await generateX25519Identity();
  expect((await setKey(police.person, await identityToRecipient(identity))).status).toBe(204);
  dclrSeq = await file();
});

async function memberOf(scope: "PUBLIC" | "CONFIDENTIAL", email: string): Promise<Member> {
  // Nothing listens there: what is to be sent stays among the jobs.
  const webhookUrl = "https://hooks.invalid/safer-block";
  const facts = { name: email, kind: "INVESTIGATION", scope, webhookUrl };
  const { agencySeq } = (await admin.call<{ agencySeq: number }>("POST", "admin/agency", facts)).body;
  expect((await admin.call("POST", "admin/agency/member", { agencySeq, email })).status).toBe(201);
  return { person: await signIn(server.url, email, newNickname()), agencySeq };
}

async function file(terms: DeclarationInput["terms"] = ["R01", "R02"]): Promise<number> {
  const form = new FormData();
  const declare = {
    ...({ open: "PRIVATE", adrs: madeUpAddress(word()), title: SECRET.title, comment: SECRET.comment } as const),
    ...{ dmgHash: SECRET.hash, etcSrc: [{ src: SECRET.source, open: false }] },
  };
  const additional = { suspect: { name: SECRET.suspect }, reporter: { name: SECRET.reporter } };
  form.set("declaration", JSON.stringify(declaration(declare, { additional, terms })));
  form.append("files", new Blob([SECRET.evidence]), `${SECRET.fileName}.txt`);
  const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", form);
  expect(filed.status).toBe(201);
  const extra = { dclrSeq: filed.body.dclrSeq, extra: { approach: SECRET.extra } };
  expect((await reporter.call("POST", "report/extra", extra)).status).toBe(200);
  return filed.body.dclrSeq;
}

const fetchPackage = ({ accessToken }: Person, seq = dclrSeq) =>
  fetch(`${server.url}/sb/agency/report/${seq}/package`, { headers: { authorization: `Bearer ${accessToken}` } });

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
}

const setKey = (person: Person, publicKey: string) =>
  person.call<{ code?: string }>("POST", "agency/key", { publicKey });

async function open(response: Response, key = identity): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return Buffer.from(await decrypter.decrypt(new Uint8Array(await response.arrayBuffer())));
}

test("an agency without a key gets none, and private keys are refused", async () => {
  const { person } = await memberOf("CONFIDENTIAL", "desk@customs.example");
  const refused = await fetchPackage(person);
  expect(refused.status).toBe(422);
  expect(await codeOf(refused)).toBe("PUBLIC_KEY_MISSING");
  expect((await setKey(person, identity)).body.code).toBe("PUBLIC_KEY_PRIVATE");
  expect((await setKey(person, "age1nothing")).body.code).toBe("PUBLIC_KEY_INVALID");
  expect((await setKey(person, await identityToRecipient(identity))).status).toBe(204);
  expect((await fetchPackage(person)).status).toBe(200);
});

test("the agency opens all of it, and no other key does", async () => {
  const response = await fetchPackage(police.person);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="report-${dclrSeq}.tar.age"`);
  const sealed = Buffer.from(await response.clone().arrayBuffer());
  for (const secret of Object.values(SECRET)) expect(sealed.includes(secret)).toBe(false);
  await expect(open(response.clone(), await generateX25519Identity())).rejects.toThrow("no identity matched");
  const report = reportIn(await open(response));
  expect(report).toMatchObject({ dclrSeq, open: "PRIVATE", dmgHash: SECRET.hash, suspect: { name: SECRET.suspect } });
  expect(report.declaration).toMatchObject({ title: SECRET.title, comment: SECRET.comment });
  expect(report.extra).toEqual({ approach: SECRET.extra });
  expect(report.files).toMatchObject([{ name: `${SECRET.fileName}.txt`, path: "evidence/1.txt" }]);
});

test("who reports it is told only with their consent", async () => {
  expect(reportIn(await open(await fetchPackage(police.person)))).not.toHaveProperty("reporter");
  const shared = await file(["R01", "R02", "R03"]);
  expect(reportIn(await open(await fetchPackage(police.person, shared))).reporter).toEqual({ name: SECRET.reporter });
});

test("the evidence is what was uploaded", async () => {
  const archive = await open(await fetchPackage(police.person));
  expect(archive.includes(SECRET.evidence)).toBe(true);
});

test("a JWK gets an open archive of closed files", async () => {
  const { publicKey } = generateKeyPairSync("x25519");
  const { person } = await memberOf("CONFIDENTIAL", "desk@software.example");
  expect((await setKey(person, JSON.stringify(publicKey.export({ format: "jwk" })))).status).toBe(204);
  const response = await fetchPackage(person);
  expect(response.headers.get("content-type")).toBe("application/x-tar");
  const archive = Buffer.from(await response.arrayBuffer());
  expect(archive.includes("1.jwe")).toBe(true);
  for (const secret of Object.values(SECRET)) expect(archive.includes(secret)).toBe(false);
});

test("nobody else gets one", async () => {
  expect((await setKey(other.person, await identityToRecipient(await generateX25519Identity()))).status).toBe(204);
  expect(await codeOf(await fetchPackage(other.person))).toBe("NOT_FOUND");
  expect(await codeOf(await fetchPackage(police.person, 1))).toBe("NOT_FOUND");
  for (const person of [admin, reporter]) expect(await codeOf(await fetchPackage(person))).toBe("NO_MENU_ACCESS");
  expect((await fetch(`${server.url}/sb/agency/report/${dclrSeq}/package`)).status).toBe(401);
});

test("admins see who fetched what", async () => {
  expect((await fetchPackage(police.person)).status).toBe(200);
  const query = `admin/audit?act=PackageFetched&actor=${police.person.id}`;
  const acts = async () => (await admin.call<{ items: AuditItem[] }>("GET", query)).body.items;
  const target = `${police.agencySeq}-${dclrSeq}`;
  await expect.poll(acts).toContainEqual(expect.objectContaining({ subject: "disclosure", target }));
});

test("nothing of it lies in the data folder or the log", async () => {
  // The search finds what is public.
  const title = word();
  const filed = await reporter.call("POST", "report", declaration({ title, adrs: madeUpAddress(title) }));
  await reporter.call("GET", "report/history", undefined, seeing(filed));
  expect(await wordsIn(server.dir, [title])).toEqual([title]);
  const secrets = Object.values(SECRET);
  expect(await wordsIn(server.dir, secrets)).toEqual([]);
  expect(secrets.filter((secret) => server.output().includes(secret))).toEqual([]);
});

test("a deleted report has none", async () => {
  const gone = await file();
  expect((await fetchPackage(police.person, gone)).status).toBe(200);
  expect((await reporter.call("POST", "report/history/delete", { dclrSeq: gone })).status).toBe(204);
  expect(await codeOf(await fetchPackage(police.person, gone))).toBe("NOT_FOUND");
});

test("a stopped agency gets none, from that moment on", async () => {
  const { person, agencySeq } = await memberOf("CONFIDENTIAL", "desk@former.example");
  expect((await setKey(person, await identityToRecipient(identity))).status).toBe(204);
  expect((await fetchPackage(person)).status).toBe(200);
  const body = { agencySeq, reason: "The agreement has ended." };
  expect((await admin.call("POST", "admin/agency/stop", body)).status).toBe(204);
  expect(await codeOf(await fetchPackage(person))).toBe("TOKEN_EXPIRED");
});

/** The first file of a package. */
function reportIn(archive: Buffer): PackedReport {
  const size = Number.parseInt(archive.subarray(124, 135).toString(), 8);
  return PackedReport.parse(JSON.parse(archive.subarray(512, 512 + size).toString()));
}

/** The words that stand in what is stored: events, read models, jobs, mails, evidence. */
async function wordsIn(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const stored = await storedFor(folder);
  return words.filter((each) => formsOf(each).some((form) => stored.some(({ bytes }) => bytes.includes(form))));
}

/** As it is, in UTF-16, and in Base64 at each of the three offsets. */
function formsOf(secret: string): readonly Buffer[] {
  // The first and last letters depend on what stands around them.
  const base64 = ["", "a", "aa"].map((before) =>
    Buffer.from(before + secret)
      .toString("base64")
      .replaceAll("=", "")
      .slice(before.length + 1, -2),
  );
  return [Buffer.from(secret), Buffer.from(secret, "utf16le"), ...base64.map((text) => Buffer.from(text))];
}

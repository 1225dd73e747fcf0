// TAXII for agencies: what each was given in confidence, encrypted to its key.
import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import { ReportForAgency } from "@sb/contracts/report/for-agency.ts";
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { REPORT_EXTENSION_ID } from "@sb/knowledge/stix/ids.ts";
import { armor, Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { type InProcess, startWith } from "../../test/servers/in-process.ts";
import { temporaryDir } from "../../test/servers/server.ts";

type Found = { readonly id: string; readonly type: string; readonly revoked?: true; readonly extensions: Extensions };
type Extensions = Readonly<Record<string, { readonly dclr_seq?: number; readonly sealed?: string } | undefined>>;
type Answered = {
  readonly collections?: readonly { readonly id: string; readonly alias: string }[];
  readonly objects?: readonly Found[];
  readonly more?: boolean;
  readonly next?: string;
};

const ADMIN = "admin@example.com";
const dir = temporaryDir();
let server: InProcess;
let admin: Person;
let reporter: Person;
let identity: string;
let police: Agency;
let customs: Agency;

type Agency = { readonly agencySeq: number; readonly key: string };

beforeAll(async () => {
  server = await startWith(dir.path, {}, { SB_ADMIN_EMAILS: ADMIN });
  [admin, reporter] = [await signIn(server.url, ADMIN, "Grace"), await signIn(server.url, "rosa@example.com", "Rosa")];
  identity = await generateX25519Identity();
  const publicKey = await identityToRecipient(identity);
  police = await agencyWith({ name: "Police", scope: "CONFIDENTIAL", publicKey });
  customs = await agencyWith({ name: "Customs", scope: "CONFIDENTIAL", publicKey, criteria: { chains: ["BTC"] } });
});
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

async function agencyWith(facts: object): Promise<Agency> {
  const agencySeq = await registerAgency(server.url, bearer(admin.accessToken), [], facts);
  const issued = await admin.call<IssuedKey>("POST", "admin/api-key", { agencySeq, name: "taxii" });
  await admin.call("GET", "admin/api-key", undefined, seeing(issued));
  return { agencySeq, key: issued.body.key };
}

async function file(label: string, changes: Partial<DeclarationInput["declare"]> = {}): Promise<number> {
  const report = declaration(
    { open: "PRIVATE", adrs: madeUpAddress(label), title: `Title of ${label}`, ...changes },
    { additional: { suspect: { name: `Suspect of ${label}` }, reporter: { name: "Rosa" } } },
  );
  const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", report);
  expect(filed.status, JSON.stringify(filed.body)).toBe(201);
  return filed.body.dclrSeq;
}

const ask = (key: string | undefined, path: string) =>
  fetch(`${server.url}/taxii2/reports/collections/${path}`, {
    headers: key === undefined ? {} : { authorization: `Basic ${Buffer.from(`agency:${key}`).toString("base64")}` },
  });
const read = async (key: string | undefined, path: string): Promise<Answered> => (await ask(key, path)).json();
const aliases = async (key?: string) => (await read(key, "")).collections?.map(({ alias }) => alias);

async function everything({ key }: Agency, limit = 500): Promise<readonly Found[]> {
  const all: Found[] = [];
  for (let next = ""; ; ) {
    const page = await read(key, `confidential/objects/?limit=${limit}${next}`);
    all.push(...(page.objects ?? []));
    if (!page.more) return all;
    next = `&next=${page.next}`;
  }
}
const given = async (agency: Agency) => (await everything(agency)).filter(({ type }) => type === "incident");
const seqsOf = async (agency: Agency) => (await given(agency)).map((found) => partOf(found)?.dclr_seq);
const partOf = ({ extensions }: Found) => extensions[REPORT_EXTENSION_ID];

async function opened(found: Found | undefined): Promise<ReportForAgency> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const sealed = (found && partOf(found)?.sealed) ?? "";
  return ReportForAgency.parse(JSON.parse(await decrypter.decrypt(armor.decode(sealed), "text")));
}

test("an agency has a collection for each level that it is entitled to", async () => {
  const exchange = await agencyWith({ name: "Exchange", scope: "PUBLIC" });
  const withoutKey = await agencyWith({ name: "Prosecutor", scope: "CONFIDENTIAL" });
  expect(await aliases(police.key)).toEqual(["public", "confidential"]);
  for (const key of [exchange.key, withoutKey.key, undefined]) {
    expect(await aliases(key)).toEqual(["public"]);
    expect((await ask(key, "confidential/objects/")).status).toBe(404);
  }
  const ids = async (key: string) => (await read(key, "")).collections?.map(({ id }) => id);
  const [, ofPolice] = (await ids(police.key)) ?? [];
  expect((await ask(police.key, `${ofPolice}/manifest/`)).status).toBe(200);
  expect((await ask(customs.key, `${ofPolice}/manifest/`)).status).toBe(404);
});

test("what is confidential is in it for the agency's key alone, public reports too", async () => {
  const hidden = await file("hidden");
  const open = await file("open", { open: "PUBLIC" });
  await expect.poll(() => seqsOf(police)).toEqual([hidden, open]);
  const found = await given(police);
  const text = JSON.stringify(found);
  expect(["Title of", "Suspect of", "Rosa", madeUpAddress("hidden")].filter((word) => text.includes(word))).toEqual([]);
  expect(await opened(found[0])).toMatchObject({
    dclrSeq: hidden,
    declaration: { title: "Title of hidden" },
    suspect: { name: "Suspect of hidden" },
  });
  // The reporter did not agree to be named.
  expect(await opened(found[1])).not.toHaveProperty("reporter");
  expect(await seqsOf(customs)).toEqual([]);
});

test("each is given once, in pages of any size, and again when it changes", async () => {
  const first = await file("paged");
  await expect.poll(() => seqsOf(police)).toContain(first);
  const ids = (await everything(police)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const limit of [1, 2, 3]) expect((await everything(police, limit)).map(({ id }) => id)).toEqual(ids);
  const answer = await ask(police.key, "confidential/objects/");
  const since = `confidential/objects/?added_after=${answer.headers.get("x-taxii-date-added-last")}`;
  expect(await read(police.key, since)).toEqual({});
  await reporter.call("POST", "report/extra", { dclrSeq: first, extra: { approach: "They called." } });
  await expect.poll(async () => (await read(police.key, since)).objects?.length).toBe(1);
  const [changed] = (await read(police.key, since)).objects ?? [];
  expect((await opened(changed)).extra).toEqual({ approach: "They called." });
});

test("a deleted report is revoked, with nothing left to open", async () => {
  const dclrSeq = await file("gone");
  await expect.poll(() => seqsOf(police)).toContain(dclrSeq);
  expect((await reporter.call("POST", "report/history/delete", { dclrSeq })).status).toBe(204);
  const last = async () => (await given(police)).at(-1);
  await expect.poll(last).toMatchObject({ revoked: true, name: `Report ${dclrSeq}` });
  const found = await last();
  expect(found && partOf(found)?.sealed).toBeUndefined();
  const one = await read(police.key, `confidential/objects/${found?.id}/`);
  expect(one.objects).toMatchObject([{ id: found?.id, revoked: true }]);
});

test("a stopped agency reads nothing in confidence any more", async () => {
  const body = { agencySeq: customs.agencySeq, reason: "The agreement has ended." };
  const stopped = await admin.call("POST", "admin/agency/stop", body);
  await admin.call("GET", "admin/agency", undefined, seeing(stopped));
  expect((await ask(customs.key, "confidential/objects/")).status).not.toBe(200);
});

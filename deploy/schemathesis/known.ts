// Makes what requests can name, so that they reach more than NOT_FOUND.
import type { LoginAnswer } from "@sb/contracts/account/wire.ts";
import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { declaration, madeUpAddress } from "../test/people/declaration.ts";
import { inquiryForm } from "../test/people/inquiry.ts";
import { login, type Person, seeing } from "../test/people/person.ts";
import { get, getDetail } from "../test/people/typed-get.ts";

/** Requests delete some of them. */
const REPORTS = 30;
const NOTICES = 10;
const INQUIRIES = 10;
/** Each serves one request: afterwards its owner has joined. */
const NEWCOMERS = 10;

export type Known = {
  readonly dclrSeqs: readonly number[];
  readonly fileIds: readonly string[];
  /** Numbers of notices and inquiries. */
  readonly seqs: readonly number[];
  readonly userIds: readonly string[];
  readonly registrationTokens: readonly string[];
  /** For sb-min-position. */
  readonly positions: readonly string[];
};

export async function makeKnown(url: string, user: Person, admin: Person): Promise<Known> {
  const filed = await inTurn(REPORTS, (at) => file(user, at));
  const notices = await inTurn(NOTICES, (at) => write(admin, at));
  const inquiries = await inTurn(INQUIRIES, (at) => inquire(user, at));
  const newcomers = await inTurn(NEWCOMERS, (at) => newcomer(url, at));
  return {
    dclrSeqs: filed.map(({ dclrSeq }) => dclrSeq),
    fileIds: [...filed, ...inquiries].flatMap(({ files = [] }) => files.map(({ fileId }) => fileId)),
    seqs: [...notices, ...inquiries].map(({ seq }) => seq),
    userIds: [user.id, admin.id],
    registrationTokens: newcomers,
    positions: [notices.at(-1)?.position ?? ""],
  };
}

async function inTurn<Made>(count: number, make: (at: number) => Promise<Made>): Promise<readonly Made[]> {
  const all: Made[] = [];
  for (let at = 0; at < count; at += 1) all.push(await make(at));
  return all;
}

/** Every third one is private and has a file. */
async function file(user: Person, at: number): Promise<ReportDetail> {
  const isPrivate = at % 3 === 0;
  const form = new FormData();
  const open = isPrivate ? "PRIVATE" : "PUBLIC";
  form.set("declaration", JSON.stringify(declaration({ adrs: madeUpAddress(`fuzz ${at}`), open })));
  if (isPrivate) form.append("files", new Blob([`evidence ${at}`]), `evidence-${at}.txt`);
  const answer = await user.call<{ dclrSeq: number }>("POST", "report", form);
  return getDetail(user.call, answer.body.dclrSeq, seeing(answer));
}

async function write(admin: Person, at: number) {
  const notice = { optionType: "NOTICE", title: `Notice ${at}`, content: "For **everybody**.", publish: at % 2 === 0 };
  const answer = await admin.call<{ seq: number }>("POST", "admin/notice", notice);
  return { seq: answer.body.seq, position: seeing(answer)["sb-min-position"] };
}

async function inquire(user: Person, at: number): Promise<InquiryView> {
  const form = inquiryForm({ title: `Inquiry ${at}`, contents: "How does it work?" }, `picture ${at}`);
  const answer = await user.call<{ seq: number }>("POST", "support/inquiry/submit", form);
  const { seq } = answer.body;
  return get(user.call, "GET support/inquiry/{seq}", { params: { seq }, headers: seeing(answer) });
}

async function newcomer(url: string, at: number): Promise<string> {
  const { body }: { readonly body: LoginAnswer } = await login(url, `newcomer${at}@fuzz.example`);
  if (body.status !== "INCOMPLETE") throw new Error("A newcomer has an account already");
  return body.registrationToken;
}

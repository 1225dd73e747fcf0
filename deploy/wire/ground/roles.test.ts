// Role × route on the real process: each cell is a status or a code of docs/wire.md.
import { randomUUID } from "node:crypto";
import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { ERRORS } from "@sb/contracts/error-codes.ts";
import { ROLES, type Role } from "@sb/contracts/example.ts";
import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { mayDo, STAFF_ROLES } from "@sb/contracts/roles.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { acts } from "@sb/contracts/subjects.ts";
import { beforeAll, expect, test } from "vitest";
import { bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest, withEvidence } from "../../test/people/dispute.ts";
import { inquiryForm } from "../../test/people/inquiry.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { pictureForm } from "../../test/people/picture.ts";
import { type Actor, actorOf, emailOf, roleSettings } from "../../test/people/roles.ts";
import { ANALYSIS, cellOf, type Filed, INQUIRY, NOTICE, type Row, SAFER_VIEW } from "../../test/role-cells.ts";
import { ROLE_TABLE } from "../../test/role-table.ts";
import { DEMO_NEWS, DEMO_SOURCE_ID, newsOf } from "../../test/servers/news.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { eventsOf } from "../../test/stored/events-of.ts";

const SHARED = "shared";
const nameOf = (key: RouteKey): string => key.toLowerCase().replace(/[^a-z]+/g, "-");
const keys = Object.keys(ROLE_TABLE) as RouteKey[];

let networks = 0;
/** Each request comes from another network. */
function elsewhere() {
  networks += 1;
  return { "x-forwarded-for": `10.${networks >> 8}.${networks & 255}.1` };
}

const server = useServer({
  env: { SB_TRUST_PROXY: "1", ...roleSettings([SHARED, ...keys.map(nameOf)]), ...DEMO_NEWS },
});
let filed: Filed;
const shared = new Map<Role, Actor>();
/** Of the roles `agency` and `otherAgency`. */
const agencySeqs: number[] = [];
const isAgencys = (role: Role) => role === "agency" || role === "otherAgency";
const newAgency = (people: readonly string[] = []) =>
  registerAgency(server.url, bearer(shared.get("admin")?.token), people);

beforeAll(async () => {
  for (const role of ROLES) {
    if (isAgencys(role)) agencySeqs.push(await newAgency([emailOf(role, SHARED)]));
    shared.set(role, await actorOf(server.url, role, SHARED));
  }
  const other = await signIn(server.url, emailOf("other", SHARED), "");
  filed = await fileFor(await signIn(server.url, emailOf("user", SHARED), ""), other);
});

/** The owner's reports, one of them private with evidence, and a draft. */
async function fileFor(owner: Person, other: Person): Promise<Filed> {
  const file = async (body: unknown) => {
    const answer = await owner.call<{ dclrSeq: number }>("POST", "report", body);
    return { dclrSeq: answer.body.dclrSeq, see: seeing(answer) };
  };
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration({ open: "PRIVATE" })));
  form.append("files", new Blob(["what he wrote"]), "note.txt");
  const { dclrSeq: publicSeq } = await file(declaration());
  const { dclrSeq: privateSeq, see } = await file(form);
  const detail = await owner.call<ReportDetail>("GET", `report/history/${privateSeq}`, undefined, see);
  await owner.call("PUT", "report/draft", { draft: { step: 1 } });
  const notice = async (publish = false): Promise<number> => {
    const headers = { authorization: `Bearer ${shared.get("admin")?.token}` };
    const written = { ...NOTICE, publish };
    const answer = await request<{ seq: number }>(server.url, "POST", "admin/notice", written, headers);
    await request(server.url, "GET", `admin/notice/${answer.body.seq}`, undefined, { ...headers, ...seeing(answer) });
    return answer.body.seq;
  };
  const admins = async <Body>(path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${shared.get("admin")?.token}` };
    return request<Body>(server.url, "POST", `admin/safer-view${path}`, body, headers);
  };
  const saferView = async () => (await admins<{ viewSeq: number }>("", SAFER_VIEW)).body.viewSeq;
  const viewSeq = await saferView();
  const { pictureId } = (await admins<{ pictureId: string }>("/picture", pictureForm(viewSeq))).body;
  const published = await admins("/publish", { viewSeq });
  await request(server.url, "GET", `insight/safer-view/${viewSeq}`, undefined, seeing(published));
  const viewComment = async (): Promise<number> => {
    const body = { viewSeq, content: "Thank you." };
    return (await owner.call<{ commentSeq: number }>("POST", "insight/safer-view/comment", body)).body.commentSeq;
  };
  const comment = async (): Promise<number> => {
    const body = { dclrSeq: publicSeq, content: "So did I." };
    return (await owner.call<{ commentSeq: number }>("POST", "report/comment", body)).body.commentSeq;
  };
  // Refused, told to moderators, and looked at already.
  await owner.call("POST", "report/comment", { dclrSeq: publicSeq, content: "Write to me on Telegram: @coinback_kr" });
  const seen = { userId: owner.id, attempt: 1 };
  const byAdmin = { authorization: `Bearer ${shared.get("admin")?.token}` };
  await request(server.url, "POST", "admin/comment/refused/seen", seen, byAdmin);
  const analysis = async () => {
    const answer = await owner.call<{ analysisSeq: number }>("POST", "report/analysis", ANALYSIS);
    const { analysisSeq } = answer.body;
    await owner.call("GET", `report/analysis/${analysisSeq}`, undefined, seeing(answer));
    return analysisSeq;
  };
  const inquire = async (body: unknown): Promise<InquiryView> => {
    const answer = await owner.call<{ seq: number }>("POST", "support/inquiry/submit", body);
    return (await owner.call<InquiryView>("GET", `support/inquiry/${answer.body.seq}`, undefined, seeing(answer))).body;
  };
  const inquiry = await inquire(inquiryForm(INQUIRY, "what I see"));
  const inquiryComment = async (): Promise<number> => {
    const { seq } = inquiry;
    const left = await owner.call("POST", "support/inquiry/comment/leave", { seq, content: "More." });
    const seen = await owner.call<InquiryView>("GET", `support/inquiry/${seq}`, undefined, seeing(left));
    return seen.body.comments.at(-1)?.commentSeq ?? 0;
  };
  const othersReport = async (): Promise<number> => {
    const body = declaration({ adrs: madeUpAddress(randomUUID()) });
    return (await other.call<{ dclrSeq: number }>("POST", "report", body)).body.dclrSeq;
  };
  // One proxy in front of them all: the people of one network may ask for so many deletions a day.
  const ask = (body: unknown) => owner.call<{ requestSeq: number }>("POST", "report/deletion", body, elsewhere());
  const asked = await ask(withEvidence(deletionRequest(await othersReport()), "our deed"));
  const { requestSeq } = asked.body;
  const dispute = await owner.call<DisputeDetail>("GET", `report/deletion/${requestSeq}`, undefined, seeing(asked));
  return {
    url: server.url,
    requestSeq,
    disputeFileId: dispute.body.form?.files[0]?.fileId ?? "",
    dispute: async () => (await ask(deletionRequest(await othersReport()))).body.requestSeq,
    othersReport,
    ownerId: owner.id,
    publicSeq,
    privateSeq,
    fileId: detail.body.files?.[0]?.fileId ?? "",
    // On a target of its own: a person's reports on one are limited.
    report: async () => (await file(declaration({ adrs: madeUpAddress(randomUUID()) }))).dclrSeq,
    commentSeq: await comment(),
    comment,
    noticeSeq: await notice(true),
    draftNoticeSeq: await notice(),
    notice,
    viewSeq,
    pictureId,
    draftViewSeq: await saferView(),
    saferView,
    viewCommentSeq: await viewComment(),
    viewComment,
    ...(await newsOf(server.url)),
    newsSourceId: DEMO_SOURCE_ID,
    analysisSeq: await analysis(),
    analysis,
    inquirySeq: inquiry.seq,
    inquiryFileId: inquiry.files[0]?.fileId ?? "",
    inquiry: async () => (await inquire(INQUIRY)).seq,
    inquiryComment,
    watch: async () => {
      const body = { adrs: madeUpAddress(randomUUID()) };
      return (await owner.call<{ watchSeq: number }>("POST", "watch", body)).body.watchSeq;
    },
    webhookId: await webhookOf(owner),
    agencySeq: agencySeqs[0] ?? 0,
    spareAgencySeq: await newAgency(),
    agency: newAgency,
  };
}

async function webhookOf(owner: Person): Promise<string> {
  const body = { url: "https://receiver.example/" };
  return (await owner.call<{ webhookId: string }>("POST", "support/webhook", body)).body.webhookId;
}

test("every route of the table has a row", () => {
  expect([...keys].sort()).toEqual(Object.keys(routes).sort());
});

const cells = keys.flatMap((key) =>
  ROLE_TABLE[key].flatMap((row) =>
    ROLES.map((role) => ({ key, row, role, what: row.what ?? "", cell: cellOf(row, role) })),
  ),
);

test.each(cells)("$key $what as $role: $cell", async ({ key, row, role, cell }) => {
  const actor = row.consumes ? await actorOf(server.url, role, nameOf(key)) : shared.get(role);
  if (!actor) throw new Error(`nobody plays ${role}`);
  const answer = await ask(key, row, actor);
  if (typeof cell === "number") expect(answer.status).toBe(cell);
  else expect(answer).toMatchObject({ status: ERRORS[cell], body: { code: cell } });
});

const forStaff = keys.filter((key) => !["anyone", "user"].includes(routes[key].who));

const rolesOf = (role: Role) => STAFF_ROLES.filter((each) => each === role);

test.each(forStaff)("%s is for those whom the route table names, and for admins", (key) => {
  const refused = (role: Role) => ROLE_TABLE[key].some((row) => cellOf(row, role) === "NO_MENU_ACCESS");
  const staff = ["user", "moderator", "editor", "admin"] as const;
  const { who }: Route = routes[key];
  const named = staff.filter((role) => mayDo({ isAdmin: role === "admin", roles: rolesOf(role) }, who));
  expect(staff.filter((role) => !refused(role))).toEqual(named);
});

/** Those that staff may send, with the row by which an admin may. */
const acting = forStaff.flatMap((key) => {
  const row = ROLE_TABLE[key].find((each) => typeof cellOf(each, "admin") === "number");
  return (routes[key] as Route).service === "command" && row ? [{ key, row }] : [];
});

/** What they ask for is so already: nothing happens, and there is nothing to tell. */
const NO_ACT: readonly RouteKey[] = [
  // What they undo or end is not there.
  "POST admin/agency/member/remove",
  "POST admin/agency/resume",
  "POST admin/agency/secret/end",
  "POST admin/agency/webhook/resume",
  "POST admin/agency/webhook/stop",
  "POST admin/comment/refused/seen",
  "POST admin/comment/restore",
  "POST admin/safer-view/picture/delete",
  "POST admin/safer-view/unschedule",
];

test.each(acting)("$key leaves an act of the admin for the audit", async ({ key, row }) => {
  const admin = shared.get("admin");
  if (!admin) throw new Error("nobody plays admin");
  const answer = await ask(key, row, admin);
  expect(answer.status).toBe(cellOf(row, "admin"));
  const events = await eventsOf(server.dir, answer);
  const { sub } = JSON.parse(Buffer.from(admin.token?.split(".")[1] ?? "", "base64url").toString());
  const traces = events.filter(({ type, data, meta }) => acts.get(type)?.isAct(data) && meta.actor === sub);
  expect(traces.length > 0).toBe(!NO_ACT.includes(key));
});

/** Writes that take an Idempotency-Key, and all others on reports and comments. Logging in gives another login each time. */
const repeatable = keys.filter((key) => {
  const { service, subject, creates }: Route = routes[key];
  const isWrite = service === "command" && key.startsWith("POST ") && subject !== "account";
  return isWrite && (creates || ["report", "comment"].includes(subject)) && rowAllowed(key) !== undefined;
});

/** The first row by which somebody may do it. */
function rowAllowed(key: RouteKey): Row | undefined {
  return ROLE_TABLE[key].find(({ cells: given }) => given.some((cell) => typeof cell === "number"));
}

/** The comment that it restores is neither flagged nor hidden, the attempt was looked at. */
const NOTHING_TO_DO: readonly RouteKey[] = ["POST admin/comment/restore", "POST admin/comment/refused/seen"];

test.each(repeatable)("%s, sent again with its key, does nothing more", async (key) => {
  const row = rowAllowed(key);
  const at = row?.cells.findIndex((cell) => typeof cell === "number") ?? -1;
  const actor = shared.get(ROLES[at] ?? "visitor");
  if (!row || !actor) throw new Error("nobody may do it");
  const body = await row.body?.(filed, actor);
  const idempotencyKey = randomUUID();
  const send = () => ask(key, { ...row, body: () => body }, actor, { "idempotency-key": idempotencyKey });
  const first = await send();
  expect(first.status).toBe(row.cells[at]);
  expect((await eventsOf(server.dir, first)).length > 0).toBe(!NOTHING_TO_DO.includes(key));
  const again = await send();
  if ((routes[key] as Route).creates) expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await eventsOf(server.dir, again)).toEqual([]);
});

async function ask(key: RouteKey, { path, body }: Row, actor: Actor, more: Readonly<Record<string, string>> = {}) {
  const [method = "", table = ""] = key.split(" ");
  const headers = {
    ...elsewhere(),
    ...more,
    ...(actor.token === undefined ? {} : { authorization: `Bearer ${actor.token}` }),
    ...(actor.cookie === undefined ? {} : { cookie: actor.cookie }),
  };
  return request(server.url, method, path?.(filed) ?? table, await body?.(filed, actor), headers);
}

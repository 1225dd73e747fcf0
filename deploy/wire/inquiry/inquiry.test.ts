// Inquiries over HTTP: written, listed, changed, answered, told by mail, and deleted.
import { InquiryCommentLeft } from "@sb/contracts/inquiry/wire.ts";
import { beforeAll, expect, test } from "vitest";
import { inquiryForm } from "../../test/people/inquiry.ts";
import { authorize, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const [ADMIN, OTHER_ADMIN] = ["support1@example.com", "support2@example.com"];
const server = useServer({ env: { SB_ADMIN_EMAILS: `${ADMIN},${OTHER_ADMIN}` } });

let admin: Person;
let otherAdmin: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Helper1");
  otherAdmin = await signIn(server.url, OTHER_ADMIN, "Helper2");
});

type Headers = Readonly<Record<string, string>>;
const INQUIRY = { title: "Where is my report?", contents: "I can't find it since yesterday." };

async function submit(person: Person, body: unknown = INQUIRY, headers: Headers = {}) {
  const answer = await person.call<{ readonly seq: number }>("POST", "support/inquiry/submit", body, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { seq: answer.body.seq, headers: seeing(answer) };
}

const view = (person: Person, seq: number, headers: Headers = {}) =>
  get(person.call, "GET support/inquiry/{seq}", { params: { seq }, headers });
const own = (person: Person, query: Record<string, string | number>, headers: Headers = {}) =>
  get(person.call, "GET support/inquiry/list", { query, headers });
const queue = async (status: "OPEN" | "DONE", headers: Headers) =>
  (await get(admin.call, "GET admin/inquiry", { query: { status, "pagination.size": 100 }, headers })).items;
const ask = (person: Person, path: string, body: object, headers?: Headers) =>
  person.call("POST", `support/inquiry/${path}`, body, headers);
const answer = (by: Person, body: object, headers?: Headers) => by.call("POST", "admin/inquiry/answer", body, headers);

test("an inquiry with an attachment is answered; the person reads it and gets a mail in their language", async () => {
  const person = await signIn(server.url, "asking@example.com", "Asking");
  await person.call("POST", "user/login", { ...(await authorize(server.url, "asking@example.com")), language: "de" });
  const { seq, headers } = await submit(person, inquiryForm(INQUIRY, "a picture of it"));
  const seen = await view(admin, seq, headers);
  expect(seen).toMatchObject({
    ...INQUIRY,
    status: "SUBMITTED",
    mine: false,
    nick: "Asking",
    language: "de",
    fileCount: 1,
    wording: 1,
  });
  const [file] = seen.files;
  expect(file).toMatchObject({ name: "note.txt", mediaType: "text/plain", size: 15 });
  const bytes = await person.call("GET", `support/inquiry/file/${file?.fileId}`);
  expect([bytes.status, bytes.body]).toEqual([200, "a picture of it"]);
  expect(bytes.headers.get("content-disposition")).toContain("attachment");
  expect(await queue("OPEN", headers)).toContainEqual(
    expect.objectContaining({ seq, nick: "Asking", overdue: false, waitingSince: seen.submittedAt }),
  );

  const answered = await answer(admin, { seq, contents: "Under My Page.", wording: seen.wording });
  expect(answered.status).toBe(204);
  const after = await view(person, seq, seeing(answered));
  expect(after).not.toHaveProperty("language");
  const { days, queues } = await get(admin.call, "GET admin/figures", { headers: seeing(answered) });
  expect(days).toHaveLength(30);
  const counted = queues.find((each) => each.queue === "INQUIRIES");
  const sums = [counted?.begun, counted?.ended].map((daily) => daily?.reduce((sum, count) => sum + count, 0));
  expect(sums).toEqual([1, 1]);
  expect(after).toMatchObject({ status: "PROCESSED", answer: "Under My Page.", processedAt: expect.any(String) });
  expect((await queue("OPEN", seeing(answered))).map((item) => item.seq)).not.toContain(seq);
  expect((await queue("DONE", seeing(answered))).map((item) => item.seq)).toContain(seq);

  await expect.poll(async () => (await mailsTo(server.dir, "asking@example.com")).length).toBe(1);
  const [mail] = await mailsTo(server.dir, "asking@example.com");
  expect(mail?.subject).toBe(`Antwort auf Ihre Anfrage (Nr. ${seq})`);
  expect(mail?.text).toContain(`/support/inquiry/${seq}`);
  expect(mail?.text).not.toMatch(/Where is|Under My Page/);
});

test("unprocessed it is changed, with files that stay, go and come; processed it is neither changed nor deleted", async () => {
  const person = await signIn(server.url, "changing@example.com", "Changing");
  const { seq, headers } = await submit(person, inquiryForm(INQUIRY, "first"));
  const [first] = (await view(person, seq, headers)).files;
  const fields = { seq, title: "Another title", contents: "Other words.", keepFiles: first?.fileId ?? "" };
  const modified = await person.call("POST", "support/inquiry/modify", inquiryForm(fields, "second"));
  expect(modified).toMatchObject({ status: 200, body: { seq } });
  const both = await view(person, seq, seeing(modified));
  expect(both).toMatchObject({ title: "Another title", contents: "Other words.", wording: 2, fileCount: 2 });
  expect(both.files[0]).toEqual(first);
  const twice = await person.call("POST", "support/inquiry/modify", inquiryForm(fields, "first"));
  expect(twice).toMatchObject({ status: 422, body: { code: "DUPLICATE_FILE" } });

  const none = await ask(person, "modify", { ...INQUIRY, seq });
  expect((await view(person, seq, seeing(none))).files).toEqual([]);
  const gone = () => person.call("GET", `support/inquiry/file/${first?.fileId}`);
  expect((await gone()).status).toBe(404);

  expect((await answer(admin, { seq, contents: "An answer." })).status).toBe(204);
  const processed = { status: 422, body: { code: "INQUIRY_PROCESSED" } };
  expect(await ask(person, "modify", { ...INQUIRY, seq })).toMatchObject(processed);
  expect(await ask(person, "delete", { seq })).toMatchObject(processed);
});

test("of two admins who answer at once one is told, and so is who answers words that changed", async () => {
  const person = await signIn(server.url, "twice@example.com", "Twice");
  const { seq } = await submit(person);
  await ask(person, "modify", { ...INQUIRY, seq, title: "What I mean" });
  const conflict = { status: 409, body: { code: "CONFLICT" } };
  expect(await answer(admin, { seq, contents: "To the old words.", wording: 1 })).toMatchObject(conflict);
  const both = await Promise.all(
    [admin, otherAdmin].map((by, i) => answer(by, { seq, contents: `Answer ${i}`, wording: 2 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const won = both.findIndex(({ status }) => status === 204);
  const position = both[won];
  if (!position) throw new Error("nobody answered");
  expect((await view(person, seq, seeing(position))).answer).toBe(`Answer ${won}`);
  await expect.poll(async () => (await mailsTo(server.dir, "twice@example.com")).length).toBe(1);
});

test("the same key submits, changes and answers once", async () => {
  const person = await signIn(server.url, "once@example.com", "Once");
  const key = { "idempotency-key": "once" };
  const first = await submit(person, INQUIRY, key);
  expect((await submit(person, INQUIRY, key)).seq).toBe(first.seq);
  const other = await ask(person, "submit", { ...INQUIRY, title: "Other" }, key);
  expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  const { seq } = first;
  const left = new Set<number>();
  for (let i = 0; i < 2; i += 1) {
    await ask(person, "modify", { ...INQUIRY, seq, title: "New" }, key);
    const comment = await ask(person, "comment/leave", { seq, content: "Once." }, key);
    expect(comment.status).toBe(201);
    left.add(InquiryCommentLeft.parse(comment.body).commentSeq);
    expect((await answer(admin, { seq, contents: "Once." }, key)).status).toBe(204);
  }
  const last = await ask(person, "comment/leave", { seq, content: "Thanks." });
  const seen = await view(person, seq, seeing(last));
  expect([seen.wording, seen.comments.map(({ content }) => content)]).toEqual([2, ["Once.", "Thanks."]]);
  expect([...left]).toEqual([seen.comments[0]?.commentSeq]);
});

test("both sides comment, also after the answer: then it waits again until an admin replies", async () => {
  const person = await signIn(server.url, "talking@example.com", "Talking");
  const { seq } = await submit(person);
  await answer(admin, { seq, contents: "Please log in again." });
  const back = await ask(person, "comment/leave", { seq, content: "Still nothing." });
  const seen = await view(person, seq, seeing(back));
  const waits = (await queue("OPEN", seeing(back))).find((item) => item.seq === seq);
  expect(waits).toMatchObject({ status: "PROCESSED", waitingSince: seen.comments[0]?.at, commentCount: 1 });
  const reply = await ask(admin, "comment/leave", { seq, content: "Now it is repaired." });
  expect((await queue("OPEN", seeing(reply))).map((item) => item.seq)).not.toContain(seq);
  const talk = await view(person, seq, seeing(reply));
  expect(talk.comments).toMatchObject([
    { side: "PERSON", mine: true, content: "Still nothing." },
    { side: "ADMIN", mine: false, content: "Now it is repaired." },
  ]);
  const [, byAdmin] = talk.comments;
  const notMine = await ask(person, "comment/delete", { seq, commentSeq: byAdmin?.commentSeq });
  expect(notMine).toMatchObject({ status: 404 });
  const mine = { seq, commentSeq: talk.comments[0]?.commentSeq };
  const deleted = await ask(person, "comment/delete", mine);
  expect([deleted.status, (await ask(person, "comment/delete", mine)).status]).toEqual([204, 204]);
  const rest = await view(admin, seq, seeing(deleted));
  expect(rest).toMatchObject({ commentCount: 1, comments: [{ side: "PERSON" }, { content: "Now it is repaired." }] });
  expect(rest.comments[0]).not.toHaveProperty("content");
  await expect.poll(async () => (await mailsTo(server.dir, "talking@example.com")).length).toBe(2);
});

test("the list is one's own, by status, in either order, and searched", async () => {
  const person = await signIn(server.url, "listing@example.com", "Listing");
  const login = await submit(person, { title: "Ｌｏｇｉｎ fails", contents: "since Monday" });
  const file = await submit(person, { title: "업로드 오류", contents: "사진을 올릴 수 없습니다" });
  const answered = await answer(admin, { seq: login.seq, contents: "Done." });
  const headers = seeing(answered);
  const seqs = async (query: Record<string, string>) => (await own(person, query, headers)).items.map(({ seq }) => seq);
  expect(await seqs({})).toEqual([file.seq, login.seq]);
  expect(await seqs({ orderType: "OLDEST", userId: person.id })).toEqual([login.seq, file.seq]);
  expect(await seqs({ optionType: "PROCESSED" })).toEqual([login.seq]);
  expect(await seqs({ optionType: "SUBMITTED" })).toEqual([file.seq]);
  expect(await seqs({ searchKeyword: "사진" })).toEqual([file.seq]);
  expect(await seqs({ searchKeyword: "MONDAY login" })).toEqual([login.seq]);
  expect(await seqs({ searchKeyword: "monday", optionType: "SUBMITTED" })).toEqual([]);
  const found = await own(person, { searchKeyword: "login" }, headers);
  expect(found.items[0]?.highlights).toEqual({ title: [[0, 5]] });
  expect(found.pagination.totalItems).toBe(1);

  const stranger = await signIn(server.url, "stranger@example.com", "Stranger");
  expect((await own(stranger, {}, headers)).items).toEqual([]);
  expect(await stranger.call("GET", `support/inquiry/list?userId=${person.id}`)).toMatchObject({ status: 404 });
  expect((await own(admin, { userId: person.id, searchKeyword: "login" }, headers)).items).toHaveLength(1);
});

test("deleted, it is gone for both sides", async () => {
  const person = await signIn(server.url, "deleting@example.com", "Deleting");
  const { seq, headers } = await submit(person, inquiryForm(INQUIRY, "mine"));
  const [file] = (await view(person, seq, headers)).files;
  const deleted = await ask(person, "delete", { seq });
  expect([deleted.status, (await ask(person, "delete", { seq })).status]).toEqual([204, 204]);
  const see = seeing(deleted);
  for (const by of [person, admin]) {
    expect((await by.call("GET", `support/inquiry/${seq}`, undefined, see)).status).toBe(404);
    expect((await by.call("GET", `support/inquiry/file/${file?.fileId}`)).status).toBe(404);
  }
  expect((await own(person, {}, see)).items).toEqual([]);
  expect((await queue("OPEN", see)).map((item) => item.seq)).not.toContain(seq);
  expect(await answer(admin, { seq, contents: "Late." })).toMatchObject({ status: 404 });
  expect(await ask(person, "comment/leave", { seq, content: "Late." })).toMatchObject({ status: 404 });
});

test("leaving the account ends its inquiries; a later membership keeps its own", async () => {
  const email = "leaving@example.com";
  const person = await signIn(server.url, email, "Leaving");
  const { seq } = await submit(person);
  await answer(admin, { seq, contents: "An answer." });
  expect((await person.call("POST", "user/delete")).status).toBe(204);
  const back = await signIn(server.url, email, "Leaving2");
  const later = await submit(back);
  await expect.poll(async () => (await admin.call("GET", `support/inquiry/${seq}`)).status).toBe(404);
  expect((await own(back, {}, later.headers)).items).toMatchObject([{ seq: later.seq }]);
});

test("what is missing, too long, too many or hidden is refused, each at its field", async () => {
  const person = await signIn(server.url, "wrong@example.com", "Wrong");
  const refusal = async (body: unknown) => (await person.call("POST", "support/inquiry/submit", body)).body;
  const field = (code: string, path: string) => ({ code, fields: [{ path, code }] });
  const form = new FormData();
  form.set("title", "  ");
  form.set("contents", "x");
  expect(await refusal(form)).toMatchObject(field("REQUIRED_FIELD_MISSING", "title"));
  expect(await refusal({ title: "x" })).toMatchObject(field("REQUIRED_FIELD_MISSING", "contents"));
  const long = { ...INQUIRY, contents: "x".repeat(5_001) };
  expect(await refusal(long)).toMatchObject(field("TEXT_TOO_LONG", "contents"));
  expect(await refusal({ ...INQUIRY, title: "a\u202eb" })).toMatchObject(field("TEXT_UNREADABLE", "title"));
  const many = inquiryForm(INQUIRY, "0");
  for (let i = 1; i <= 5; i += 1) many.append("files", new Blob([`${i}`]), `${i}.txt`);
  expect(await refusal(many)).toMatchObject(field("TOO_MANY_FILES", "files"));
  expect(await refusal(inquiryForm({ ...INQUIRY, title: "x", __proto__: "x" }, "f"))).toHaveProperty("seq");
});

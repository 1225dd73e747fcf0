import { LIMITS } from "@sb/contracts/limits.ts";
import { EXTRA_FIELDS } from "@sb/contracts/report/codes.ts";
import { declarationForm, PRIVATE_MARKERS, WALLET } from "@sb/contracts/report/fixture.ts";
import { placeStream } from "@sb/contracts/report/places.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { Declaration, ExtraInfo } from "@sb/contracts/report/wire.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { describe, expect, it } from "vitest";
import { routes as reportRoutes } from "./routes.ts";
import { placesDecider } from "./rules/places.ts";
import { type Bench, openBench, PNG, requestOf, upload } from "./testing.ts";

async function fileOne({ deps }: Bench, files = [upload("a.png", PNG)]): Promise<number> {
  const reply = await reportRoutes(deps)["POST report"](requestOf("owner", { body: declarationForm(), files }));
  if (!("body" in reply)) throw new Error("no body");
  return reply.body.dclrSeq;
}

const modified = (dclrSeq: number, keepFiles: string[] = []) => ({ ...declarationForm(), dclrSeq, keepFiles });

async function filesOf({ deps }: Bench, dclrSeq: number) {
  const { events } = await deps.eventStore.readStream(reportStream.of(dclrSeq));
  const secret = await deps.vault.open(reportStream.of(dclrSeq), events.at(-1)?.sealed ?? "");
  return (secret as { files: { fileId: string; mediaType: string; sha256: string }[] }).files;
}

/** Simulates that the first seq drawn is already that stream's. */
function redirectedOnce(handle: HandleCommand, stream: string): HandleCommand {
  let redirect = true;
  return (decider, asked, ...rest) => {
    const target = redirect ? stream : asked;
    redirect = false;
    return handle(decider, target, ...rest);
  };
}

describe("a person's reports on one target", () => {
  const full = { code: "TOO_MANY_ON_TARGET", fields: [{ path: "declare.adrs", code: "TOO_MANY_ON_TARGET" }] };

  const file = ({ deps }: Bench, changes = {}, idempotencyKey?: string) =>
    reportRoutes(deps)["POST report"](requestOf("owner", { body: declarationForm(changes), idempotencyKey }));

  it("are five in public at most; a repeated request is answered, and a private report is filed", async () => {
    await using bench = await openBench();
    for (let nth = 1; nth <= 4; nth += 1) await file(bench);
    const fifth = await file(bench, {}, "fifth");
    await expect(file(bench)).rejects.toMatchObject(full);
    expect(await file(bench, {}, "fifth")).toEqual({ ...fifth, repeated: true });
    expect(await file(bench, { open: "PRIVATE" })).toHaveProperty("body");
    const others = requestOf<"POST report">("other", { body: declarationForm() });
    expect(await reportRoutes(bench.deps)["POST report"](others)).toHaveProperty("body");
  });

  it("are five of twelve that are sent at once from two processes; a refusal spends no key", async () => {
    await using bench = await openBench();
    const other = await bench.another();
    const sent = Array.from({ length: 12 }, (_, i) => file(i % 2 ? other : bench, {}, `key-${i}`));
    const results = await Promise.allSettled(sent);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(7);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject(full);
    const types = (await bench.deps.eventStore.readAll(START, 200)).map(({ type }) => type);
    expect(types.filter((type) => type === "DeclarationFiled")).toHaveLength(5);
    await expect(file(bench, {}, "one more")).rejects.toMatchObject(full);
    expect(await file(bench, { open: "PRIVATE" }, "one more")).toHaveProperty("body");
  });

  it("have no place less for one that a break left behind: after a minute it is free", async () => {
    await using bench = await openBench();
    const { deps } = bench;
    const places = placeStream.of(deps.vault.mac("place", JSON.stringify(["owner", WALLET])));
    const left = async (dclrSeq: number, at: string) =>
      await deps.handle(placesDecider, places, { type: "Take", dclrSeq }, { actor: "owner", correlationId: "c", at });
    for (let nth = 1; nth <= 3; nth += 1) await file(bench);
    await left(7_001, "2026-03-01T08:58:59.000Z");
    // This one may be filed at this moment.
    await left(7_002, "2026-03-01T08:59:01.000Z");
    expect(await file(bench)).toHaveProperty("body");
    await expect(file(bench)).rejects.toMatchObject(full);
  });

  it("can be changed where they stand, and can't be moved there from elsewhere", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, []);
    for (let nth = 2; nth <= 5; nth += 1) await file(bench);
    const { "POST report/history/modify": modify, "POST report/history/delete": remove } = reportRoutes(bench.deps);
    const change = (seq: number) => modify(requestOf("owner", { body: modified(seq) }));
    expect(await change(dclrSeq)).toHaveProperty("body");
    const elsewhere = await file(bench, { adrs: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2" });
    const moved = "body" in elsewhere ? elsewhere.body.dclrSeq : 0;
    await expect(change(moved)).rejects.toMatchObject(full);
    await remove(requestOf("owner", { body: { dclrSeq } }));
    expect(await change(moved)).toHaveProperty("body");
    await expect(file(bench)).rejects.toMatchObject(full);
  });
});

describe("POST report", () => {
  it("appends the report and responds with its seq and position", async () => {
    await using bench = await openBench();
    const reply = await reportRoutes(bench.deps)["POST report"](requestOf("owner", { body: declarationForm() }));
    const { events } = await bench.deps.eventStore.readStream(
      reportStream.of("body" in reply ? reply.body.dclrSeq : 0),
    );
    expect(events).toMatchObject([
      { type: "DeclarationFiled", meta: { actor: "owner", correlationId: "request-1" }, data: { ownerId: "owner" } },
    ]);
    expect(reply).toMatchObject({ position: await bench.deps.eventStore.head() });
  });

  it("records the versions of the terms agreed to, also for a repeated request", async () => {
    await using bench = await openBench();
    const form = declarationForm({}, { terms: ["R03", "R02", "R01", "R02"] });
    const reply = await reportRoutes(bench.deps)["POST report"](requestOf("owner", { body: form }));
    const { events } = await bench.deps.eventStore.readStream(
      reportStream.of("body" in reply ? reply.body.dclrSeq : 0),
    );
    const inForce = ["R01", "R02", "R03"].map((code) => ({ code, applyDt: "2026-01-02" }));
    expect(events[0]?.data).toMatchObject({ agreements: inForce, shareReporter: true });
  });

  it("leaves nothing confidential in plain text in the log or the files", async () => {
    await using bench = await openBench();
    await fileOne(bench);
    const log = JSON.stringify(await bench.deps.eventStore.readAll(START, 100));
    expect(PRIVATE_MARKERS.filter((marker) => log.includes(marker))).toEqual([]);
    expect([...bench.stored.values()].some((bytes) => Buffer.from(bytes).includes(PNG.subarray(0, 16)))).toBe(false);
  });

  it("stores evidence encrypted, and names it in the event", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, [upload("a.png", PNG), upload("b.exe", Buffer.from("a transcript"))]);
    const [image, text] = await filesOf(bench, dclrSeq);
    expect([image?.mediaType, text?.mediaType]).toEqual(["image/png", "text/plain"]);
    const folder = `evidence/report-${dclrSeq}/`;
    expect([...bench.stored.keys()].sort()).toEqual([`${folder}${image?.fileId}`, `${folder}${text?.fileId}`].sort());
    const sealed = bench.stored.get(`${folder}${image?.fileId}`) ?? new Uint8Array();
    expect(await bench.deps.vault.openBytes(reportStream.of(dclrSeq), sealed)).toEqual(PNG);
  });

  it("files once per idempotency key, and keeps only the first evidence", async () => {
    await using bench = await openBench();
    const post = reportRoutes(bench.deps)["POST report"];
    const send = () =>
      post(requestOf("owner", { body: declarationForm(), files: [upload("a.png", PNG)], idempotencyKey: "k" }));
    const [first, second] = [await send(), await send()];
    expect(second).toEqual({ ...first, repeated: true });
    expect(bench.stored.size).toBe(1);
    await expect(
      post(requestOf("owner", { body: declarationForm({ title: "another" }), idempotencyKey: "k" })),
    ).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("files once, whatever the order of the body's members", async () => {
    await using bench = await openBench();
    const post = reportRoutes(bench.deps)["POST report"];
    const { declare, additional, terms } = declarationForm();
    const backwards = { terms, additional, declare: Object.fromEntries(Object.entries(declare).reverse()) };
    const replies = [];
    for (const sent of [{ declare, additional, terms }, backwards]) {
      replies.push(await post(requestOf("owner", { body: Declaration.parse(sent), idempotencyKey: "k" })));
    }
    expect(replies[1]).toEqual({ ...replies[0], repeated: true });
  });

  it("files once for concurrent requests with the same key", async () => {
    await using bench = await openBench();
    const post = reportRoutes(bench.deps)["POST report"];
    const asked = requestOf<"POST report">("owner", { body: declarationForm(), idempotencyKey: "k" });
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(asked)));
    expect(new Set(replies.map((reply) => JSON.stringify({ ...reply, repeated: true }))).size).toBe(1);
    expect(replies.filter((reply) => "repeated" in reply && !reply.repeated)).toHaveLength(1);
    const types = (await bench.deps.eventStore.readAll(START, 100)).map(({ type }) => type);
    expect(types).toEqual(["PlaceTaken", "SeqClaimed", "KeyMade", "KeyMade", "DeclarationFiled"]);
  });

  it.each([
    ["with files", [upload("a.png", PNG)]],
    ["without files", []],
  ])("loses no report where another process had its seq (%s)", async (_, files) => {
    await using bench = await openBench();
    const theirs = await fileOne(bench, []);
    const deps = { ...bench.deps, handle: redirectedOnce(bench.deps.handle, reportStream.of(theirs)) };
    const asked = requestOf<"POST report">("owner", { body: declarationForm(), files, idempotencyKey: "k" });
    const reply = await reportRoutes(deps)["POST report"](asked);
    if (!("body" in reply)) throw new Error("no body");
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(reply.body.dclrSeq));
    expect(events.map(({ type }) => type)).toEqual(["DeclarationFiled"]);
    expect((await bench.deps.eventStore.readStream(reportStream.of(theirs))).events).toHaveLength(1);
    expect(bench.stored.size).toBe(files.length);
  });

  it("does not spend the key on a refused report", async () => {
    await using bench = await openBench();
    const post = reportRoutes(bench.deps)["POST report"];
    const refused = post(
      requestOf("owner", { body: declarationForm({ dmgVolume: "원".repeat(7) }), idempotencyKey: "k" }),
    );
    await expect(refused).rejects.toMatchObject({ code: "TEXT_TOO_LONG" });
    expect(await post(requestOf("owner", { body: declarationForm(), idempotencyKey: "k" }))).toHaveProperty(
      "body.dclrSeq",
    );
  });

  it.each([
    ["six files", Array.from({ length: 6 }, (_, i) => upload(`${i}`, Buffer.from(`${i}`))), "TOO_MANY_FILES"],
    ["the same file twice", [upload("a", PNG), upload("b", PNG)], "DUPLICATE_FILE"],
    ["a program", [upload("a.png", Buffer.from("MZ\u0090\u0000\u0003\u0000", "latin1"))], "FILE_TYPE_NOT_ALLOWED"],
    ["a file too large", [upload("a", Buffer.alloc(10 * 1024 * 1024 + 1, "a"))], "FILE_TOO_LARGE"],
  ])("refuses %s and stores nothing", async (_, files, code) => {
    await using bench = await openBench();
    await expect(fileOne(bench, files)).rejects.toMatchObject({ code });
    expect(bench.stored.size).toBe(0);
    expect(await bench.deps.eventStore.head()).toBe(START);
  });
});

describe("POST report/history/modify", () => {
  it("deletes the bytes of removed files", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, [upload("a.txt", Buffer.from("one")), upload("b.txt", Buffer.from("two"))]);
    const [, kept] = await filesOf(bench, dclrSeq);
    const body = modified(dclrSeq, [kept?.fileId ?? ""]);
    await reportRoutes(bench.deps)["POST report/history/modify"](
      requestOf("owner", { body, files: [upload("c.txt", Buffer.from("three"))] }),
    );
    const left = await filesOf(bench, dclrSeq);
    expect(left.map((file) => file.fileId)).toContain(kept?.fileId);
    expect([...bench.stored.keys()].sort()).toEqual(
      left.map((file) => `evidence/report-${dclrSeq}/${file.fileId}`).sort(),
    );
  });

  it("stores no bytes when it is refused", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, []);
    const files = [upload("c.txt", Buffer.from("three"))];
    const modify = reportRoutes(bench.deps)["POST report/history/modify"];
    await expect(modify(requestOf("stranger", { body: modified(dclrSeq), files }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(bench.stored.size).toBe(0);
  });
});

describe("POST report/history/delete", () => {
  it("shreds the key: neither the report nor its evidence can be decrypted again", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench);
    const [filed] = (await bench.deps.eventStore.readStream(reportStream.of(dclrSeq))).events;
    await reportRoutes(bench.deps)["POST report/history/delete"](requestOf("owner", { body: { dclrSeq } }));
    expect(await bench.deps.vault.open(reportStream.of(dclrSeq), filed?.sealed ?? "")).toBeUndefined();
    for (const sealed of bench.stored.values()) {
      expect(await bench.deps.vault.openBytes(reportStream.of(dclrSeq), sealed)).toBeUndefined();
    }
  });

  it("is 404 the second time, and for another user's report", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench);
    const remove = reportRoutes(bench.deps)["POST report/history/delete"];
    await expect(remove(requestOf("stranger", { body: { dclrSeq } }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(bench.stored.size).toBe(1);
    await remove(requestOf("owner", { body: { dclrSeq } }));
    await expect(remove(requestOf("owner", { body: { dclrSeq } }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("POST report/extra", () => {
  it.each(["가", "\ud800"])("fits into one append when it is as large as it may be, of %j", async (letter) => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, []);
    const answers = EXTRA_FIELDS.map((name) => [name, letter.repeat(LIMITS.longTextChars)]);
    const body = ExtraInfo.parse({ dclrSeq, extra: Object.fromEntries(answers) });
    await reportRoutes(bench.deps)["POST report/extra"](requestOf("owner", { body }));
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(dclrSeq));
    expect(events.at(-1)?.type).toBe("ExtraInfoAdded");
  });

  it("encrypts what was added", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, []);
    const extra = { demand: "marker-extra" };
    await reportRoutes(bench.deps)["POST report/extra"](requestOf("owner", { body: { dclrSeq, extra } }));
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(dclrSeq));
    expect(JSON.stringify(events)).not.toContain("marker-extra");
    expect(await bench.deps.vault.open(reportStream.of(dclrSeq), events.at(-1)?.sealed ?? "")).toEqual({ extra });
  });

  it("adds once per idempotency key, and repeats the response even when the report is gone", async () => {
    await using bench = await openBench();
    const dclrSeq = await fileOne(bench, []);
    const { "POST report/extra": post, "POST report/history/delete": remove } = reportRoutes(bench.deps);
    const add = (demand: string) =>
      post(requestOf("owner", { body: { dclrSeq, extra: { demand } }, idempotencyKey: "k" }));
    const first = await add("one");
    expect(await add("one")).toEqual(first);
    await expect(add("two")).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(dclrSeq));
    expect(events.map(({ type }) => type)).toEqual(["DeclarationFiled", "ExtraInfoAdded"]);
    await remove(requestOf("owner", { body: { dclrSeq } }));
    expect(await add("one")).toMatchObject({ body: { dclrSeq } });
  });
});

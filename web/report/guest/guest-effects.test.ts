import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftContent } from "../wizard/form/draft.ts";
import { filled } from "../wizard/form/filled.ts";
import { createDraftEffects } from "./guest-effects.ts";
import { createVisitorDraft, type VisitorShelf } from "./visitor-draft.ts";

const files = vi.hoisted(() => ({
  kept: [] as string[],
  moved: [] as string[],
  forgotten: [] as string[],
  isFull: false,
}));
vi.mock("../wizard/effects/kept-files.ts", () => ({
  findFiles: async () => [],
  forgetFiles: async (draftId: string) => void files.forgotten.push(draftId),
  takeVisitorsFiles: async (draftId: string) => void files.moved.push(draftId),
  keepFiles: async (draftId: string) => {
    if (files.isFull) throw new DOMException("full", "QuotaExceededError");
    files.kept.push(draftId);
  },
}));
vi.mock("../../errors/report.ts", () => ({ report: () => undefined }));

const DAY_MS = 86_400_000;
const content = (draftId = "mine"): DraftContent => ({
  draftId,
  step: "story",
  furthest: "story",
  happened: "NOW",
  isWidened: false,
  values: filled({ "declare.comment": "I sent it this morning." }),
});
const SERVERS = { content: content("the server's"), savedAt: "2026-03-01T05:02:00.000Z", revision: "r-1" };

let shelf: VisitorShelf & { kept?: unknown };
let now: number;
let isVisitor: boolean;
beforeEach(() => {
  now = Date.parse("2026-03-01T05:00:00.000Z");
  isVisitor = true;
  files.isFull = false;
  let kept: Awaited<ReturnType<VisitorShelf["read"]>>;
  shelf = {
    read: async () => kept,
    write: async (next) => {
      kept = JSON.parse(JSON.stringify(next));
    },
    remove: async () => {
      kept = undefined;
    },
    alone: (change) => change(),
  };
});
afterEach(() => {
  for (const list of [files.kept, files.moved, files.forgotten]) list.length = 0;
});

let id = 0;
/** A page of the wizard: each visit to it has its own. */
function visit(logIn = async () => true) {
  const server = {
    findDraft: vi.fn(async () => SERVERS),
    saveDraft: vi.fn(async () => ({ savedAt: SERVERS.savedAt, revision: "r-2" })),
    dropDraft: vi.fn(async () => undefined),
    findPersonal: vi.fn(async () => []),
  };
  const device = createVisitorDraft({ shelf, newId: () => `id-${id++}`, now: () => now });
  return { server, effects: createDraftEffects({ server, device, isVisitor: () => isVisitor, logIn }) };
}

async function written() {
  const { effects } = visit();
  await effects.saveDraft(content(), undefined);
  return effects;
}

test("a visitor's draft is on the device, and nothing of it is sent", async () => {
  const { effects, server } = visit();
  await effects.saveDraft(content(), undefined);
  expect(await effects.findPersonal("Write to a@mail.example")).toEqual([{ kind: "EMAIL", range: [9, 23] }]);
  expect(await visit().effects.findDraft()).toMatchObject({ content: content(), isResumed: false });
  for (const call of Object.values(server)) expect(call).not.toHaveBeenCalled();
});

test("who logged in to send it goes on at the review, and the server gets it with the next save", async () => {
  const before = await written();
  expect(await before.leaveToLogIn({ content: content(), files: { add: [], remove: [] } })).toBe("LEFT");
  isVisitor = false;
  const { effects, server } = visit();
  const found = await effects.findDraft();
  expect(found).toMatchObject({
    isResumed: true,
    revision: undefined,
    content: { step: "review", values: content().values },
  });
  await effects.findFiles("mine");
  expect(files.moved).toEqual(["mine"]);
  await effects.saveDraft(content(), undefined);
  expect(server.saveDraft).toHaveBeenCalledWith(content(), undefined);
  expect(await visit().effects.findDraft()).toBe((await server.findDraft.mock.results[0]?.value) ?? SERVERS);
});

test("who logged in otherwise is asked whether to go on", async () => {
  await written();
  isVisitor = false;
  expect(await visit().effects.findDraft()).toMatchObject({ isResumed: false, revision: undefined });
});

test("once it is filed or given up, it is destroyed, and the server's own draft stays", async () => {
  await written();
  isVisitor = false;
  const { effects, server } = visit();
  await effects.findDraft();
  await effects.dropDraft({ draftId: "mine", revision: undefined });
  expect(await shelf.read()).toBeUndefined();
  expect(files.forgotten).toEqual(["mine"]);
  expect(server.dropDraft).not.toHaveBeenCalled();
});

test("it is destroyed where its writer takes the server's draft instead", async () => {
  await written();
  isVisitor = false;
  const { effects } = visit();
  await effects.findDraft();
  await effects.findFiles("the server's");
  expect(await shelf.read()).toBeUndefined();
});

test("nobody finds it after a week", async () => {
  await written();
  now += 7 * DAY_MS + 1;
  expect(await visit().effects.findDraft()).toBeUndefined();
  expect(await shelf.read()).toBeUndefined();
});

test("another tab's is not written over", async () => {
  await written();
  expect(await visit().effects.saveDraft(content("another"), undefined)).toMatchObject({
    other: { content: { draftId: "mine" } },
  });
});

test("a login in another tab takes the revision of the device to no server", async () => {
  const { effects, server } = visit();
  const saved = await effects.saveDraft(content(), undefined);
  isVisitor = false;
  await effects.saveDraft(content(), "revision" in saved ? saved.revision : undefined);
  expect(server.saveDraft).toHaveBeenCalledWith(content(), undefined);
});

test("where the device can't keep the files the visitor is told before they leave", async () => {
  const { effects } = visit();
  files.isFull = true;
  const leaving = { content: content(), files: { add: [], remove: [] } };
  expect(await effects.leaveToLogIn(leaving)).toBe("FILES_NOT_KEPT");
  expect(await effects.leaveToLogIn({ ...leaving, files: undefined })).toBe("LEFT");
});

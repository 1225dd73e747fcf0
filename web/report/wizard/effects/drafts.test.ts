import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../../api/client.ts";
import { ApiError } from "../../../api/problem.ts";
import { type DraftContent, writeDraft } from "../form/draft.ts";
import { filled } from "../form/filled.ts";
import { BLANK } from "../form/values.ts";
import { createSaveDraft, discardDraft, findDraft } from "./drafts.ts";

vi.mock("../../../api/client.ts", () => ({ call: vi.fn() }));
const called = vi.mocked(call);

const AT = "2026-03-01T05:02:00.000Z";
const CHANGED = new ApiError({ status: 409, code: "DRAFT_CHANGED" });
const content = (title: string): DraftContent => ({
  draftId: "d",
  step: "title",
  furthest: "title",
  happened: undefined,
  isWidened: false,
  values: title === "" ? BLANK : filled({ "declare.title": title }),
});

/** The server: one draft, as a person's tabs see it. */
let stored: { draft: Record<string, unknown>; revision: string } | undefined;
let saves = 0;
let losesAnswer = false;

beforeEach(() => {
  stored = undefined;
  losesAnswer = false;
  saves = 0;
  called.mockReset();
  called.mockImplementation((async (key: string, input: { body: { draft: never; revision?: string } }) => {
    if (key === "GET report/draft") {
      if (!stored) throw new ApiError({ status: 404, code: "NOT_FOUND" });
      return { ...stored, savedAt: AT };
    }
    if (key !== "PUT report/draft") throw CHANGED;
    if (input.body.revision !== stored?.revision) throw CHANGED;
    saves += 1;
    stored = { draft: JSON.parse(JSON.stringify(input.body.draft)), revision: `r-${saves}` };
    if (losesAnswer) throw new ApiError({ status: 0, code: "NETWORK_FAILED" });
    return { savedAt: AT, revision: stored.revision };
  }) as never);
});

const newId = () => "new";

test("each save names the revision before", async () => {
  const save = createSaveDraft(newId);
  const first = await save(content("a"), undefined);
  expect(first).toEqual({ savedAt: AT, revision: "r-1" });
  expect(await save(content("b"), "r-1")).toEqual({ savedAt: AT, revision: "r-2" });
});

test("what another tab saved meanwhile is handed back, and stays", async () => {
  await createSaveDraft(newId)(content("the other's"), undefined);
  const result = await createSaveDraft(newId)(content("mine"), undefined);
  expect(result).toMatchObject({ other: { revision: "r-1", savedAt: AT, content: content("the other's") } });
  expect(saves).toBe(1);
});

test("a draft that another tab filed is handed back as none", async () => {
  expect(await createSaveDraft(newId)(content("mine"), "r-gone")).toEqual({ other: undefined });
});

test("a save whose answer got lost is no other tab's", async () => {
  const save = createSaveDraft(newId);
  losesAnswer = true;
  await expect(save(content("a"), undefined)).rejects.toMatchObject({ code: "NETWORK_FAILED" });
  losesAnswer = false;
  expect(await save(content("ab"), undefined)).toEqual({ savedAt: AT, revision: "r-2" });
});

test("an empty draft is nothing to ask about", async () => {
  stored = { draft: writeDraft(content("")), revision: "r-0" };
  expect(await findDraft(newId)).toBeUndefined();
  expect(await createSaveDraft(newId)(content("mine"), undefined)).toEqual({ savedAt: AT, revision: "r-1" });
});

test("discarding a draft that another tab saved meanwhile leaves it", async () => {
  await expect(discardDraft({ revision: "r-1" })).resolves.toBeUndefined();
  expect(called).toHaveBeenCalledWith("DELETE report/draft", { query: { revision: "r-1" } });
});

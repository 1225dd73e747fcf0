import { beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "../../../api/client.ts";
import { ApiError } from "../../../api/problem.ts";
import { type Attachment, NOTHING_ATTACHED } from "../../../attachments/attachment.ts";
import { filled } from "../form/filled.ts";
import type { Submission } from "../machine/actors.ts";
import { failureOf, sendReport } from "./submission.ts";

vi.mock("../../../api/client.ts", () => ({ call: vi.fn() }));
const called = vi.mocked(call);
const ignore = () => undefined;

const ready = (name: string): Attachment => {
  const sent = new File([name], name);
  return { id: name, original: sent, ready: { sha256: `hash of ${name}`, sent, reduced: false } };
};
const submission = (changes: Partial<Submission> = {}): Submission => ({
  mode: { kind: "new" },
  draftId: "draft",
  values: filled(),
  attached: NOTHING_ATTACHED,
  agreed: ["R01", "R02"],
  ...changes,
});

async function keyFor(changes: Partial<Submission> = {}): Promise<string | undefined> {
  called.mockClear();
  await sendReport(submission(changes), ignore);
  return called.mock.lastCall?.[1] && "idempotencyKey" in called.mock.lastCall[1]
    ? called.mock.lastCall[1].idempotencyKey
    : undefined;
}

beforeEach(() => {
  called.mockReset();
  called.mockResolvedValue({ dclrSeq: 1 });
});

describe("the idempotency key of a new report", () => {
  test("is the same for the same content, however often it is sent", async () => {
    const first = await keyFor();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyFor()).toBe(first);
  });

  test("differs for another text, another file, or another draft with the same text", async () => {
    const keys = [
      await keyFor(),
      await keyFor({ values: filled({ "declare.title": "Another title" }) }),
      await keyFor({ attached: { ...NOTHING_ATTACHED, files: [ready("a")] } }),
      await keyFor({ attached: { ...NOTHING_ATTACHED, files: [ready("b")] } }),
      await keyFor({ draftId: "another draft" }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("files are sent as prepared", async () => {
  const file = ready("evidence");
  await sendReport(submission({ attached: { ...NOTHING_ATTACHED, files: [file] } }), ignore);
  expect(called.mock.lastCall?.[1]).toMatchObject({ files: [file.ready?.sent], onProgress: ignore });
});

test("where the person prefers a smaller upload, the smaller copies are sent", async () => {
  const smaller = { sha256: "hash of the copy", sent: new File(["c"], "copy.webp") };
  const { ready: original, ...file } = ready("photo");
  if (!original) throw new Error("not ready");
  const files = [{ ...file, ready: { ...original, smaller } }];
  await sendReport(submission({ attached: { ...NOTHING_ATTACHED, files, smaller: true } }), ignore);
  expect(called.mock.lastCall?.[1]).toMatchObject({ files: [smaller.sent] });
});

test("a change sends the report's seq and the kept files, without a key", async () => {
  const kept = { fileId: "k", name: "k", mediaType: "text/plain", size: 1, sha256: "x" };
  const mode = { kind: "modify", dclrSeq: 9 } as const;
  await sendReport(submission({ mode, attached: { ...NOTHING_ATTACHED, kept: [kept] } }), ignore);
  expect(called.mock.lastCall?.[0]).toBe("POST report/history/modify");
  expect(called.mock.lastCall?.[1]).toMatchObject({ body: { dclrSeq: 9, keepFiles: ["k"] } });
  expect(called.mock.lastCall?.[1]).not.toHaveProperty("idempotencyKey");
});

describe("failureOf", () => {
  test("keeps the errors of the wizard's fields and drops the others", () => {
    const fields = [
      { path: "declare.adrs", code: "ADDRESS_INVALID" },
      { path: "dclrSeq", code: "INVALID_REQUEST" },
    ] as const;
    const error = new ApiError({ status: 422, code: "ADDRESS_INVALID", fields, likelyChains: ["ETH"] });
    expect(failureOf(error)).toEqual({
      code: "ADDRESS_INVALID",
      fields: [{ place: "declare.adrs", code: "ADDRESS_INVALID" }],
      likelyChains: ["ETH"],
    });
  });

  test("any other error has the code UNKNOWN", () => {
    expect(failureOf(new Error("broken"))).toEqual({ code: "UNKNOWN", fields: [], likelyChains: [] });
  });
});

import { describe, expect, test, vi } from "vitest";
import { filled, WALLET } from "../form/filled.ts";
import type { FieldPath } from "../form/values.ts";
import type { Effects, Submission, Submitted } from "./actors.ts";
import type { Failure } from "./context.ts";
import { lookupAnswer, startWizard, type Wizard } from "./harness.ts";
import { shownOn } from "./judge.ts";

const failure = (changes: Partial<Failure>): Failure => ({ code: "UNKNOWN", fields: [], likelyChains: [], ...changes });

/** Responds with these in order; the last one repeats. */
const answering = (...answers: readonly Submitted[]) => {
  const submit = vi.fn<Effects["submit"]>();
  for (const answer of answers) submit.mockResolvedValueOnce(answer);
  return submit;
};

async function atConsent(effects: Partial<Effects>): Promise<Wizard> {
  const wizard = startWizard(effects);
  await wizard.begun();
  for (const [path, value] of Object.entries(filled().fields)) wizard.type(path as FieldPath, value);
  await wizard.looked();
  await wizard.checked();
  while (wizard.context().step !== "consent") wizard.send({ type: "step.next" });
  wizard.send({ type: "terms.agreed", agreed: true });
  return wizard;
}

async function submitted(wizard: Wizard): Promise<void> {
  wizard.send({ type: "report.submitted" });
  await wizard.until((snapshot) => !snapshot.matches("submitting"));
}

describe("filing", () => {
  test("shows the upload's progress", async () => {
    const wizard = await atConsent({
      submit: async (_: Submission, onProgress) => {
        onProgress(0.5);
        return new Promise<Submitted>(() => undefined);
      },
    });
    wizard.send({ type: "report.submitted" });
    expect(wizard.context().progress).toBe(0.5);
  });

  test("deletes the draft afterwards, retrying until it is deleted", async () => {
    const dropDraft = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
    const wizard = await atConsent({ dropDraft });
    await submitted(wizard);
    await wizard.until((snapshot) => snapshot.matches({ receipt: "waiting" }));
    wizard.clock.increment(5_000);
    await wizard.until((snapshot) => snapshot.matches({ receipt: "done" }));
    expect(dropDraft).toHaveBeenCalledTimes(2);
    expect(wizard.context()).toMatchObject({ dclrSeq: 42, touched: false });
  });
});

describe("a rejected report", () => {
  test("a network failure keeps the input, and it can be submitted again", async () => {
    const lost = { failure: failure({ code: "NETWORK_FAILED" }) };
    const wizard = await atConsent({ submit: answering(lost, { dclrSeq: 7 }) });
    await submitted(wizard);
    expect(wizard.context()).toMatchObject({ step: "consent", failure: { code: "NETWORK_FAILED" }, touched: true });
    expect(wizard.can({ type: "report.submitted" })).toBe(true);
    await submitted(wizard);
    const [first, second] = wizard.submissions;
    expect(second).toEqual({ ...first, failure: undefined });
    expect(wizard.context().dclrSeq).toBe(7);
  });

  test("a field error is shown on its own screen until the field is changed", async () => {
    const fields = [{ place: "declare.comment", code: "PERSONAL_INFORMATION" }] as const;
    const wizard = await atConsent({
      submit: answering({ failure: failure({ code: "PERSONAL_INFORMATION", fields }) }),
    });
    await submitted(wizard);
    expect(wizard.context().step).toBe("story");
    expect(shownOn("story", wizard.context())).toEqual(fields);
    wizard.type("declare.comment", "Without names");
    expect(shownOn("story", wizard.context())).toEqual([]);
  });

  test.each([
    ["newFacts", "They asked for more"],
    ["declare.adrs", "0x0000000000000000000000000000000000000001"],
    ["declare.open", "PRIVATE"],
  ] as const)("of a target that was cleared, new facts are asked until %s is changed", async (path, value) => {
    const fields = [{ place: "newFacts", code: "TARGET_CLEARED" }] as const;
    const wizard = await atConsent({ submit: answering({ failure: failure({ code: "TARGET_CLEARED", fields }) }) });
    await submitted(wizard);
    expect(wizard.context().step).toBe("story");
    expect(shownOn("story", wizard.context())).toEqual(fields);
    wizard.type(path, value);
    expect(shownOn("story", wizard.context())).toEqual([]);
  });

  test("personal information is accepted if the report is made private", async () => {
    const fields = [{ place: "declare.comment", code: "PERSONAL_INFORMATION" }] as const;
    const wizard = await atConsent({
      submit: answering({ failure: failure({ code: "PERSONAL_INFORMATION", fields }) }),
    });
    await submitted(wizard);
    wizard.type("declare.open", "PRIVATE");
    expect(shownOn("story", wizard.context())).toEqual([]);
  });

  test("an address of another chain suggests the likely ones; choosing one clears the error", async () => {
    const fields = [{ place: "declare.adrs", code: "ADDRESS_INVALID" }] as const;
    const refusal = failure({ code: "ADDRESS_INVALID", fields, likelyChains: ["ETH", "ETC"] });
    const lookUp: Effects["lookUp"] = async (adrs) => lookupAnswer(adrs, { likelyChains: ["BTC", "ETH", "ETC"] });
    const wizard = await atConsent({ lookUp, submit: answering({ failure: refusal }) });
    await submitted(wizard);
    expect(wizard.context()).toMatchObject({ step: "target", likelyChains: ["ETH", "ETC"] });
    wizard.type("declare.chain", "ETH");
    expect(shownOn("target", wizard.context())).toEqual([]);
  });

  test("a source error is shown in its own row, counting blank rows", async () => {
    const fields = [{ place: "declare.etcSrc.0.src", code: "PERSONAL_INFORMATION" }] as const;
    const wizard = await atConsent({
      submit: answering({ failure: failure({ code: "PERSONAL_INFORMATION", fields }) }),
    });
    wizard.send({ type: "source.added" });
    wizard.send({ type: "source.changed", index: 1, src: "me@mail.example" });
    await submitted(wizard);
    expect(wizard.context().refused.map(({ place }) => place)).toEqual(["declare.etcSrc.1.src"]);
  });

  test("a file that the server rejects is removed and shown by name", async () => {
    const fields = [{ place: "files.1", code: "FILE_TYPE_NOT_ALLOWED" }] as const;
    const wizard = await atConsent({
      submit: answering({ failure: failure({ code: "FILE_TYPE_NOT_ALLOWED", fields }) }),
    });
    wizard.send({ type: "files.added", files: [new File(["1"], "1.txt"), new File(["2"], "2.bin")] });
    await wizard.until(({ context }) => context.attached.files.every(({ ready }) => ready));
    await submitted(wizard);
    const { step, attached } = wizard.context();
    expect(step).toBe("files");
    expect(attached.files.map(({ original }) => original.name)).toEqual(["1.txt"]);
    expect(attached.rejected).toEqual([{ name: "2.bin", code: "FILE_TYPE_NOT_ALLOWED" }]);
  });
});

describe("continuing with errors", () => {
  test("shows this screen's errors", async () => {
    const wizard = startWizard();
    await wizard.begun();
    expect(shownOn("category", wizard.context())).toEqual([]);
    wizard.send({ type: "step.checked" });
    expect(shownOn("category", wizard.context())).toEqual([
      { place: "declare.crimeType", code: "CRIME_TYPE_NOT_SELECTED" },
    ]);
  });

  test("an empty field gets its error on blur, other fields do not yet", async () => {
    const wizard = startWizard();
    await wizard.begun();
    wizard.type("declare.crimeType", "HACKING");
    wizard.send({ type: "step.next" });
    wizard.send({ type: "field.blurred", place: "declare.adrs" });
    expect(shownOn("target", wizard.context()).map(({ place }) => place)).toEqual(["declare.adrs"]);
  });

  test("an address of another chain blocks the next step; choosing its chain fixes it", async () => {
    const wizard = startWizard();
    await wizard.begun();
    for (const [path, value] of Object.entries(filled({ "declare.chain": "ETH" }).fields)) {
      wizard.type(path as FieldPath, value);
    }
    wizard.send({ type: "step.next" });
    wizard.clock.increment(400);
    await wizard.until(({ context }) => context.lookup?.adrs === WALLET);
    expect(wizard.can({ type: "step.next" })).toBe(false);
    wizard.type("declare.chain", "BTC");
    expect(wizard.can({ type: "step.next" })).toBe(true);
  });

  test("on the last screen goes to the first screen with errors", async () => {
    const wizard = await atConsent({});
    wizard.type("declare.title", "");
    expect(wizard.can({ type: "report.submitted" })).toBe(false);
    wizard.send({ type: "step.checked" });
    expect(wizard.context()).toMatchObject({ step: "title", furthest: "consent", checks: 1 });
  });
});

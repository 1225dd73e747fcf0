import type { PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { expect, test } from "vitest";
import { WALLET } from "../form/filled.ts";
import type { Effects } from "./actors.ts";
import { startWizard, type Wizard } from "./harness.ts";
import { errorsOn, shownOn } from "./judge.ts";

const COMMENT = "declare.comment";
const PHONE = "010-2345-6789";
const FOUND = [{ place: COMMENT, code: "PERSONAL_INFORMATION" }];

const phonesIn: Effects["findPersonal"] = async (text) => {
  const start = text.indexOf(PHONE);
  const passage: PersonalPassage = { kind: "PHONE", range: [start, start + PHONE.length] };
  return start < 0 ? [] : [passage];
};

async function atStory(effects: Partial<Effects> = {}, happened: "NOW" | "EARLIER" = "EARLIER"): Promise<Wizard> {
  const wizard = startWizard({ findPersonal: phonesIn, ...effects });
  await wizard.begun(happened);
  if (happened === "NOW") wizard.send({ type: "step.next" });
  wizard.type("declare.crimeType", "HACKING");
  wizard.send({ type: "step.next" });
  wizard.type("declare.adrs", WALLET);
  await wizard.looked();
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("story");
  return wizard;
}

const isIdle = (wizard: Wizard) => wizard.until((now) => now.matches({ filling: { personal: "idle" } }));

test("is looked for as the field is left, once for each text", async () => {
  const wizard = await atStory();
  wizard.type(COMMENT, `Call ${PHONE} now`);
  expect(shownOn("story", wizard.context())).toEqual([]);
  wizard.send({ type: "field.blurred", place: COMMENT });
  await isIdle(wizard);
  expect(shownOn("story", wizard.context())).toEqual(FOUND);
  wizard.send({ type: "field.blurred", place: COMMENT });
  expect(wizard.calls.filter((call) => call.startsWith("findPersonal"))).toHaveLength(1);
});

test("holds up the way on once, and doesn't forbid it: the report may become a private one", async () => {
  const wizard = await atStory();
  wizard.type(COMMENT, `Call ${PHONE} now`);
  wizard.send({ type: "step.next" });
  expect(wizard.context()).toMatchObject({ step: "story", goingTo: "title" });
  await isIdle(wizard);
  expect(wizard.context()).toMatchObject({ step: "story", goingTo: undefined, summary: FOUND });
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("title");
});

test("a text without any goes on by itself", async () => {
  const wizard = await atStory();
  wizard.type(COMMENT, "Nobody called");
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "title");
});

test("moves to a confidential field, and is gone from the text", async () => {
  const wizard = await atStory();
  wizard.type(COMMENT, `Call ${PHONE} now`);
  wizard.send({ type: "step.next" });
  await isIdle(wizard);
  wizard.send({ type: "personal.moved", path: COMMENT, owner: "suspect", mark: "(private)" });
  expect(wizard.context().values.fields).toMatchObject({
    [COMMENT]: "Call (private) now",
    "declare.title": "Call (private) now",
    "additional.suspect.phone": PHONE,
  });
  expect(errorsOn("story", wizard.context())).toEqual([]);
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "title");
});

test("a text that changes while it is checked is checked again before the next screen", async () => {
  const answers: (() => void)[] = [];
  const wizard = await atStory({
    findPersonal: (text) => new Promise((resolve) => answers.push(() => void phonesIn(text).then(resolve))),
  });
  wizard.type(COMMENT, "Nobody called");
  wizard.send({ type: "field.blurred", place: COMMENT });
  wizard.type(COMMENT, `Call ${PHONE} now`);
  wizard.send({ type: "step.next" });
  answers[0]?.();
  await wizard.until(() => answers.length === 2);
  expect(wizard.context().step).toBe("story");
  answers[1]?.();
  await isIdle(wizard);
  expect(wizard.context()).toMatchObject({ step: "story", summary: FOUND });
});

test("a check that fails lets the user go on: the server checks again", async () => {
  const wizard = await atStory({ findPersonal: () => Promise.reject(new Error("offline")) });
  wizard.type(COMMENT, `Call ${PHONE} now`);
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "title");
});

test("leaving a field leaves the draft's state alone", async () => {
  const wizard = await atStory({ saveDraft: () => Promise.reject(new Error("offline")) });
  wizard.type(COMMENT, "Nobody called");
  wizard.clock.increment(1_000);
  await wizard.until((now) => now.matches({ filling: { draft: "failed" } }));
  wizard.send({ type: "field.blurred", place: COMMENT });
  expect(wizard.now().matches({ filling: { draft: "failed", personal: "checking" } })).toBe(true);
  wizard.send({ type: "field.blurred", place: COMMENT });
  expect(wizard.now().matches({ filling: { draft: "failed", personal: "checking" } })).toBe(true);
});

test("is not looked for where nothing will be published", async () => {
  const quick = await atStory({}, "NOW");
  quick.type(COMMENT, `Call ${PHONE} now`);
  quick.send({ type: "step.next" });
  expect(quick.context().step).toBe("review");

  const wizard = await atStory();
  wizard.type("declare.open", "PRIVATE");
  wizard.type(COMMENT, `Call ${PHONE} now`);
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("title");
});

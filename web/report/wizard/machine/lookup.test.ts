import { expect, test } from "vitest";
import { WALLET } from "../form/filled.ts";
import { lookupAnswer, notRecognized, startWizard, type Wizard } from "./harness.ts";
import { wrongOn } from "./judge.ts";

const ADDRESS = "declare.adrs";

async function typed(wizard: Wizard, adrs: string): Promise<void> {
  wizard.type(ADDRESS, adrs);
  await wizard.looked();
}

test("looks an address up once input pauses, not each intermediate text", async () => {
  const wizard = startWizard();
  await wizard.begun();
  wizard.type(ADDRESS, "bc1");
  wizard.clock.increment(300);
  await typed(wizard, WALLET);
  expect(wizard.calls).toContain(`lookUp ${WALLET}`);
  expect(wizard.calls).not.toContain("lookUp bc1");
});

test("prefills kind and chain from the address, and again for another address", async () => {
  const wizard = startWizard({
    lookUp: async (adrs) => lookupAnswer(adrs, adrs.startsWith("0x") ? { chain: "ETH", likelyChains: ["ETH"] } : {}),
  });
  await wizard.begun();
  await typed(wizard, WALLET);
  expect(wizard.context().values.fields).toMatchObject({ "declare.declareType": "WALLET", "declare.chain": "BTC" });
  await typed(wizard, "0x01");
  expect(wizard.context().values.fields["declare.chain"]).toBe("ETH");
  wizard.type("declare.chain", "ETC");
  await typed(wizard, WALLET);
  expect(wizard.context().values.fields["declare.chain"]).toBe("ETC");
});

test("prefills the chain also when the kind is chosen after the address", async () => {
  const wizard = startWizard();
  await wizard.begun();
  wizard.type("declare.declareType", "SITE");
  await typed(wizard, WALLET);
  expect(wizard.context().values.fields["declare.chain"]).toBe("");
  wizard.type("declare.declareType", "WALLET");
  expect(wizard.context()).toMatchObject({ chainIsGuess: true, values: { fields: { "declare.chain": "BTC" } } });
});

test("an address that fits no chain takes the guess back, and one thing is said of it", async () => {
  const wizard = startWizard({
    lookUp: async (adrs) => (adrs === WALLET ? lookupAnswer(adrs) : notRecognized(adrs)),
  });
  await wizard.begun();
  await typed(wizard, WALLET);
  await typed(wizard, `${WALLET}x`);
  expect(wizard.context()).toMatchObject({ chainIsGuess: false, values: { fields: { "declare.chain": "" } } });
  expect(wrongOn("target", wizard.context())).toEqual([{ place: ADDRESS, code: "ADDRESS_INVALID" }]);
});

test("a link to a block explorer becomes the address in it, as it is spelled there", async () => {
  const wizard = startWizard({ lookUp: async (adrs) => lookupAnswer(adrs, { spelled: WALLET }) });
  await wizard.begun();
  await typed(wizard, `https://explorer.example/address/${WALLET}`);
  expect(wizard.context()).toMatchObject({
    lookup: { adrs: WALLET },
    values: { fields: { "declare.adrs": WALLET, "declare.chain": "BTC" } },
  });
});

test("a failed lookup is shown and does not block; the next address is looked up", async () => {
  let failing = true;
  const wizard = startWizard({
    lookUp: async (adrs) => {
      if (failing) throw new Error("offline");
      return lookupAnswer(adrs);
    },
  });
  await wizard.begun();
  await typed(wizard, "1abc");
  expect(wizard.context()).toMatchObject({ lookup: undefined, lookupFailed: true });
  failing = false;
  await typed(wizard, WALLET);
  expect(wizard.context()).toMatchObject({ lookup: { adrs: WALLET }, lookupFailed: false });
});

test("a new report starts with the target that was looked up before", async () => {
  const mode = { kind: "new", lookup: lookupAnswer("0x01", { chain: "ETH", likelyChains: ["ETH"] }) } as const;
  const begun = { "declare.adrs": "0x01", "declare.declareType": "WALLET", "declare.chain": "ETH" };
  const wizard = startWizard({}, mode);
  await wizard.begun();
  expect(wizard.context()).toMatchObject({ touched: false, chainIsGuess: true, values: { fields: begun } });
});

test("going on waits until the address as it is now is checked", async () => {
  const wizard = startWizard({
    lookUp: async (adrs) => (adrs === WALLET ? lookupAnswer(adrs) : notRecognized(adrs)),
  });
  await filledTarget(wizard);
  wizard.type(ADDRESS, "1 wrong letter");
  wizard.send({ type: "step.next" });
  expect(wizard.context()).toMatchObject({ step: "target", goingTo: "story" });
  await wizard.until((snapshot) => snapshot.matches({ filling: { lookup: "idle" } }));
  expect(wizard.context()).toMatchObject({ step: "target", goingTo: undefined });
  expect(wizard.context().summary).toContainEqual({ place: ADDRESS, code: "ADDRESS_INVALID" });

  wizard.type(ADDRESS, WALLET);
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "story");
});

test("going on waits for the kind and the chain that the check fills in", async () => {
  const wizard = startWizard();
  await wizard.begun();
  wizard.type("declare.crimeType", "HACKING");
  wizard.send({ type: "step.next" });
  wizard.type(ADDRESS, WALLET);
  expect(wizard.can({ type: "step.next" })).toBe(true);
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "story");
  expect(wizard.context().values.fields).toMatchObject({ "declare.declareType": "WALLET", "declare.chain": "BTC" });
});

test("what everybody shares can't be reported: the wizard stays at the address until it is another", async () => {
  const shared = { kind: "TOKEN", name: "Tether" } as const;
  const wizard = startWizard({ lookUp: async (adrs) => lookupAnswer(adrs, adrs === WALLET ? {} : { shared }) });
  await filledTarget(wizard);
  wizard.type(ADDRESS, "0xdac17f958d2ee523a2206206994597c13d831ec7");
  wizard.send({ type: "step.next" });
  await wizard.until((snapshot) => snapshot.matches({ filling: { lookup: "idle" } }));
  expect(wizard.context()).toMatchObject({ step: "target" });
  expect(wizard.context().summary).toContainEqual({ place: ADDRESS, code: "TARGET_SHARED" });
  wizard.type(ADDRESS, WALLET);
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "story");
});

test("a jump to the review waits as well; a change in between calls it off", async () => {
  const wizard = startWizard();
  await filledTarget(wizard);
  wizard.type("declare.comment", "Comment");
  await wizard.checked();
  while (wizard.context().step !== "files") wizard.send({ type: "step.next" });
  wizard.send({ type: "step.chosen", step: "target" });
  wizard.type(ADDRESS, "1 wrong letter");
  wizard.send({ type: "step.chosen", step: "files" });
  expect(wizard.context()).toMatchObject({ step: "target", goingTo: "files" });
  wizard.type("declare.title", "Another title");
  expect(wizard.context().goingTo).toBeUndefined();
  wizard.send({ type: "step.chosen", step: "category" });
  expect(wizard.context().step).toBe("category");
});

test("a check that fails lets the user go on: the server checks again", async () => {
  const failing = startWizard({ lookUp: () => Promise.reject(new Error("offline")) });
  await filledTarget(failing);
  failing.type(ADDRESS, "bc1 not looked up");
  failing.send({ type: "step.next" });
  await failing.until(({ context }) => context.step === "story");
});

async function filledTarget(wizard: Wizard): Promise<void> {
  await wizard.begun();
  wizard.type("declare.crimeType", "HACKING");
  wizard.send({ type: "step.next" });
  await typed(wizard, WALLET);
  wizard.type("declare.declareType", "WALLET");
  wizard.type("declare.chain", "BTC");
}

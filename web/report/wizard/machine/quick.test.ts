// The three questions of a report on what has just happened.
import { FILING_TERMS } from "@sb/contracts/codes.ts";
import { Declaration } from "@sb/contracts/report/wire.ts";
import { expect, test } from "vitest";
import { toDeclaration } from "../form/declaration.ts";
import { WALLET } from "../form/filled.ts";
import { startWizard, type Wizard } from "./harness.ts";

async function toReview(wizard: Wizard): Promise<void> {
  await wizard.begun("NOW");
  expect(wizard.context().step).toBe("emergency");
  wizard.send({ type: "step.next" });
  wizard.type("declare.crimeType", "FRAUD_FAKE_EXCHANGE");
  wizard.send({ type: "step.next" });
  wizard.type("declare.adrs", WALLET);
  await wizard.looked();
  wizard.send({ type: "step.next" });
  wizard.type("declare.comment", "The exchange is gone. I sent it this morning.");
  wizard.send({ type: "step.next" });
  await wizard.until(({ context }) => context.step === "review");
}

test("three answers make a private report that passes the server's schema", async () => {
  const wizard = startWizard();
  await toReview(wizard);
  wizard.send({ type: "step.next" });
  wizard.send({ type: "terms.agreed", agreed: true });
  expect(wizard.can({ type: "report.submitted" })).toBe(true);
  wizard.send({ type: "report.submitted" });
  await wizard.until((snapshot) => snapshot.matches("receipt"));
  const [sent] = wizard.submissions;
  const { declare, terms } = Declaration.parse(sent && toDeclaration(sent.values, sent.agreed));
  expect(terms).toEqual(FILING_TERMS);
  expect(declare).toMatchObject({ open: "PRIVATE", chain: "BTC", title: "The exchange is gone" });
});

test("the other questions can be answered as well", async () => {
  const wizard = startWizard();
  await toReview(wizard);
  wizard.send({ type: "path.widened" });
  expect(wizard.context()).toMatchObject({ step: "title", furthest: "title" });
  expect(wizard.can({ type: "path.widened" })).toBe(false);
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("assets");
});

test("another answer to when it happened is another path", async () => {
  const wizard = startWizard();
  await toReview(wizard);
  wizard.send({ type: "step.chosen", step: "start" });
  wizard.send({ type: "happened.answered", happened: "EARLIER" });
  expect(wizard.context()).toMatchObject({ step: "category", furthest: "category" });
  expect(wizard.can({ type: "step.chosen", step: "emergency" })).toBe(false);
  wizard.send({ type: "step.back" });
  expect(wizard.context().step).toBe("start");
  expect(wizard.can({ type: "step.back" })).toBe(false);
});

test("a chosen visibility stays as it is", async () => {
  const wizard = startWizard();
  await wizard.filling();
  wizard.type("declare.open", "PUBLIC");
  await toReview(wizard);
  expect(wizard.context().values.fields["declare.open"]).toBe("PUBLIC");
});

test("the first screen waits for an answer", async () => {
  const wizard = startWizard();
  await wizard.filling();
  expect(wizard.context().step).toBe("start");
  expect(wizard.can({ type: "step.next" })).toBe(false);
});

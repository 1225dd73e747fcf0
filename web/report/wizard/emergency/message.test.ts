import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { textsIn } from "../../../i18n/for-tests.ts";
import { filled, WALLET } from "../form/filled.ts";
import { BLANK } from "../form/values.ts";
import { exchangeMessage } from "./message.ts";

test.each(LANGUAGES)("%s: holds what was entered", (language) => {
  const { fields } = filled({ "declare.dmgHash": "<4a5e1e4b>", "declare.dmgVolume": "3.25" });
  const message = exchangeMessage(fields, textsIn(language));
  for (const part of [WALLET, "<4a5e1e4b>", "3.25"]) expect(message).toContain(part);
  expect(message).toContain(textsIn(language)(($) => $.codes.chain.BTC));
});

test.each(LANGUAGES)("%s: marks what is still missing", (language) => {
  const t = textsIn(language);
  const gaps = exchangeMessage(BLANK.fields, t).split(t(($) => $.wizard.emergency.gap)).length - 1;
  expect(gaps).toBe(5);
});

test("names another chain as the user did", () => {
  const fields = filled({ "declare.chain": "OTHER", "declare.customChain": "Kaia" }).fields;
  expect(exchangeMessage(fields, textsIn("en"))).toContain("Kaia");
});

import { expect, test, vi } from "vitest";
import { filled } from "../form/filled.ts";
import { titleFrom } from "../form/title.ts";
import { FIRST_STEP } from "../steps/order.ts";
import { createEffects } from "./effects.ts";

vi.mock("../../../session/store.ts", () => ({ getSession: () => ({ isLogin: true }) }));

const PHRASE = "abandon amount liar amount expire adjust cage candy arch gather drum buyer";

test("a recovery phrase in a published text is told on the device", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { findPersonal } = createEffects(
    () => "a-draft",
    () => {},
  );
  expect(await findPersonal(`I typed ${PHRASE} yesterday`)).toEqual([
    { kind: "WALLET_SECRET", range: [8, 8 + PHRASE.length] },
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test("a draft on the server has no secrets", async () => {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) =>
    Response.json({ savedAt: "2026-02-03T00:00:00.000Z", revision: "1" }),
  );
  vi.stubGlobal("fetch", fetch);
  const { saveDraft } = createEffects(
    () => "a-draft",
    () => {},
  );
  const values = filled({ "declare.comment": `I typed ${PHRASE} yesterday` });
  const title = titleFrom(values.fields["declare.comment"]);
  expect(title).toContain("abandon amount");
  const others = [{ adrs: PHRASE, declareType: "", chain: "", customChain: "" }];
  const content = { draftId: "a-draft", step: FIRST_STEP, furthest: FIRST_STEP, happened: undefined, isWidened: false };
  await saveDraft(
    { ...content, values: { ...values, fields: { ...values.fields, "declare.title": title }, others } },
    undefined,
  );
  const [, request] = fetch.mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({
    draft: {
      fields: { "declare.comment": "I typed … yesterday", "declare.title": "I typed … yesterday" },
      others: [{ adrs: "…" }],
    },
  });
});

test("a private key in the place of an address is answered on the device", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { lookUp } = createEffects(
    () => "a-draft",
    () => {},
  );
  const adrs = "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ";
  expect(await lookUp(adrs)).toMatchObject({ adrs, error: { code: "NOT_RECOGNIZED" } });
  expect(fetch).not.toHaveBeenCalled();
});

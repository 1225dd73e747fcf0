import type { PersonalKind } from "@sb/contracts/codes.ts";
import { describe, expect, test } from "vitest";
import { filled } from "./filled.ts";
import { isUnchecked, kindsIn, movePassages, passagesIn } from "./personal.ts";
import type { FieldPath } from "./values.ts";

const COMMENT = "declare.comment";

const passage = (kind: PersonalKind, text: string, whole: string) => {
  const start = whole.indexOf(text);
  return { kind, range: [start, start + text.length] as [number, number] };
};
const EMAIL_AND_PHONE = "Write to a@mail.example or call 010-2345-6789.";
const passages = [
  passage("EMAIL", "a@mail.example", EMAIL_AND_PHONE),
  passage("PHONE", "010-2345-6789", EMAIL_AND_PHONE),
];

const move = (owner: "suspect" | "reporter", changes: Partial<Record<FieldPath, string>> = {}, found = passages) =>
  movePassages(COMMENT, found, owner, "[private]", filled({ [COMMENT]: EMAIL_AND_PHONE, ...changes }).fields);

describe("moving passages", () => {
  test("puts each in the suspect's own field, and a mark in its place", () => {
    expect(move("suspect")).toMatchObject({
      [COMMENT]: "Write to [private] or call [private].",
      "additional.suspect.email": "a@mail.example",
      "additional.suspect.phone": "010-2345-6789",
    });
  });

  test("puts each with the reporter's contact", () => {
    expect(move("reporter")).toMatchObject({
      "additional.reporter.email": "a@mail.example",
      "additional.reporter.phone": "010-2345-6789",
    });
  });

  test("never overwrites what is there", () => {
    expect(move("suspect", { "additional.suspect.phone": "1", "additional.suspect.otherInfo": "tall" })).toMatchObject({
      "additional.suspect.phone": "1",
      "additional.suspect.otherInfo": "010-2345-6789, tall",
    });
  });

  test("puts what has no field of its own with the other information", () => {
    const found = [passage("CARD", "010-2345-6789", EMAIL_AND_PHONE)];
    expect(move("suspect", {}, found)["additional.suspect.otherInfo"]).toBe("010-2345-6789");
    expect(move("reporter", {}, found)["additional.reporter.otherContact"]).toBe("010-2345-6789");
  });

  test("puts an address in words where any text may stand", () => {
    const text = "It is john at gmail dot com";
    const found = [passage("EMAIL", "john at gmail dot com", text)];
    const moved = move("suspect", { [COMMENT]: text }, found);
    expect(moved["additional.suspect.email"]).toBe("");
    expect(moved["additional.suspect.otherInfo"]).toBe("john at gmail dot com");
  });

  test("puts what gives a wallet away nowhere", () => {
    const text = `My key is ${"K".repeat(20)}, call 010-2345-6789`;
    const found = [passage("WALLET_SECRET", "K".repeat(20), text), passage("PHONE", "010-2345-6789", text)];
    const moved = move("suspect", { [COMMENT]: text }, found);
    expect(moved).toMatchObject({
      [COMMENT]: "My key is [private], call [private]",
      "additional.suspect.phone": "010-2345-6789",
    });
    expect(JSON.stringify(moved)).not.toContain("KKKK");
  });

  test("leaves what has no room", () => {
    const full = "x".repeat(300);
    const moved = move("reporter", { "additional.reporter.phone": "1", "additional.reporter.otherContact": full });
    expect(moved[COMMENT]).toBe("Write to [private] or call 010-2345-6789.");
    expect(moved["additional.reporter.otherContact"]).toBe(full);
  });

  test("the title that is made from the text follows", () => {
    expect(move("suspect", { "declare.title": EMAIL_AND_PHONE.slice(0, -1) })["declare.title"]).toBe(
      "Write to [private] or call [private]",
    );
    expect(move("suspect")["declare.title"]).toBe(filled().fields["declare.title"]);
  });
});

describe("what was found", () => {
  const { fields } = filled({ [COMMENT]: ` ${EMAIL_AND_PHONE} ` });

  test("is about the text as it was checked", () => {
    expect(passagesIn(COMMENT, fields, { [COMMENT]: { text: EMAIL_AND_PHONE, passages } })).toEqual(passages);
    expect(passagesIn(COMMENT, fields, { [COMMENT]: { text: "an older one", passages } })).toEqual([]);
    expect(passagesIn(COMMENT, fields, {})).toEqual([]);
  });

  test("is one line for each kind, however often it is there", () => {
    const [email, phone] = passages;
    if (!email || !phone) throw new Error("the example has both");
    const again = { kind: "EMAIL" as const, range: [50, 60] as [number, number] };
    expect(kindsIn([email, phone, again])).toEqual([
      { kind: "EMAIL", ranges: [email.range, [50, 60]] },
      { kind: "PHONE", ranges: [phone.range] },
    ]);
  });

  test("is missing for a new text, not for an empty one or one that is not asked", () => {
    expect(isUnchecked(COMMENT, fields, {})).toBe(true);
    expect(isUnchecked(COMMENT, fields, { [COMMENT]: { text: EMAIL_AND_PHONE, passages } })).toBe(false);
    expect(isUnchecked("declare.crimeDetail", fields, {})).toBe(false);
    expect(isUnchecked("declare.customChain", filled({ "declare.customChain": "Kaia" }).fields, {})).toBe(false);
  });
});

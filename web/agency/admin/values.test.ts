import { NewAgency } from "@sb/contracts/agency/wire.ts";
import { expect, test } from "vitest";
import { BLANK_CONTACT, bodyOf, checkAgency, EMPTY } from "./values.ts";

const filled = { ...EMPTY, name: "Cyber Bureau", kind: "INVESTIGATION" } as const;

test("a filled form passes the server's schema, without blank contacts", () => {
  const contacts = [BLANK_CONTACT, { name: "Desk", email: " desk@police.example ", phone: "" }];
  const body = bodyOf({ ...filled, contacts, chains: ["BTC"], countries: ["KR"] });
  expect(NewAgency.parse(body)).toMatchObject({
    name: "Cyber Bureau",
    criteria: { crimeTypes: [], chains: ["BTC"], countries: ["KR"] },
    contacts: [{ name: "Desk", email: "desk@police.example" }],
  });
});

test("a webhook needs an https address, or none", () => {
  expect(checkAgency(filled)).toEqual([]);
  expect(checkAgency({ ...filled, webhookUrl: "https://hooks.example/x" })).toEqual([]);
  expect(checkAgency({ ...filled, webhookUrl: "hooks.example" })).toHaveLength(1);
});

import { type Holder, holderId } from "@sb/contracts/apikey/events.ts";
import { apiKeyStream } from "@sb/contracts/apikey/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { apiKeyProjection } from "./projections.ts";

const MINA: Holder = { userId: "mina", membership: 1 };
const POLICE: Holder = { agencySeq: 17 };

const keyOf = (holder: Holder, keyId: string) => ({ holder, keyId, hash: `#${keyId}` });
const happened = (type: string, holder: Holder, data: object): Given => ({
  stream: apiKeyStream.of(holderId(holder)),
  type,
  version: 1,
  data,
});
const issued = (holder: Holder, keyId: string) =>
  happened("ApiKeyIssued", holder, { ...keyOf(holder, keyId), hint: "x9Zq", name: "production", rate: 600 });
const revoked = (holder: Holder, keyId: string) =>
  happened("ApiKeyRevoked", holder, { ...keyOf(holder, keyId), by: "HOLDER" });

const LIFE = history([issued(MINA, "a"), issued(MINA, "b"), issued(POLICE, "c"), revoked(MINA, "a")]);

test("keys that are good are found by their hashes and by their holders", async () => {
  const { docs, lists } = (await projected(apiKeyProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["apikey/#b", "apikey/#c"]);
  expect(docs["apikey/#b"]).toMatchObject({ keyId: "b", holder: MINA, name: "production", rate: 600, hint: "x9Zq" });
  expect(lists["apikey:of:user~mina~1"]).toEqual(["#b"]);
  expect(lists["apikey:of:agency~17"]).toEqual(["#c"]);
  expect(lists["apikey:all"]).toHaveLength(2);
});

test("same events twice", () => sameEventsTwice(apiKeyProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(apiKeyProjection, LIFE));

import type { AccountEvent } from "@sb/contracts/account/events.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { accountProjection } from "./projections.ts";

const at = "2026-03-01T09:00:00.000Z";
function happened({ type, version, data }: AccountEvent, when = at): Given {
  return { stream: `account-${data.userId}`, type, version, data, at: when };
}

const joined = (userId: string, membership: number, nickname: string): AccountEvent => ({
  type: "AccountJoined",
  version: 3,
  data: {
    userId,
    membership,
    nickname,
    claims: [],
    agreements: [
      { code: "A01", applyDt: "2026-01-02" },
      { code: "R02", applyDt: "2026-01-02" },
    ],
    again: membership > 1,
    person: `sealed-${membership}`,
  },
});
const renamed = (userId: string, nickname: string, previous: string): AccountEvent => ({
  type: "NicknameChanged",
  version: 2,
  data: { userId, membership: 1, nickname, claims: [], previous, previousClaims: [] },
});
const left = (userId: string): AccountEvent => ({
  type: "AccountDeregistered",
  version: 2,
  data: { userId, membership: 1, nickname: "b", claims: [] },
});
const personChanged: AccountEvent = {
  type: "AccountPersonChanged",
  version: 1,
  data: { userId: "u1", membership: 1, person: "sealed-anew" },
};

/** The documents after a history, by userId. */
async function after(...given: readonly Given[]) {
  return (await projected(accountProjection, history(given))).contents.docs;
}

test("a new account has a document without plain personal data", async () => {
  expect(await after(happened(joined("u1", 1, "a")))).toEqual({
    "account/u1": {
      userId: "u1",
      nickname: "a",
      joinedAt: at,
      active: true,
      membership: 1,
      sealed: "sealed-1",
      agreements: [
        { code: "A01", applyDt: "2026-01-02", at },
        { code: "R02", applyDt: "2026-01-02", at },
      ],
      revision: 0,
    },
  });
});

test("the document follows changes of nickname and e-mail", async () => {
  const docs = await after(happened(joined("u1", 1, "a")), happened(renamed("u1", "b", "a")), happened(personChanged));
  expect(docs).toMatchObject({ "account/u1": { nickname: "b", sealed: "sealed-anew", joinedAt: at } });
});

test("the document says what was agreed to in which version, and when; who left agreed to nothing", async () => {
  const later = "2026-12-02T08:00:00.000Z";
  const agreed: AccountEvent = {
    type: "TermsAgreed",
    version: 1,
    data: { userId: "u1", membership: 1, agreements: [{ code: "A01", applyDt: "2026-12-01" }] },
  };
  const member = [happened(joined("u1", 1, "a")), happened(agreed, later)];
  expect(await after(...member)).toMatchObject({
    "account/u1": {
      agreements: [
        { code: "R02", applyDt: "2026-01-02", at },
        { code: "A01", applyDt: "2026-12-01", at: later },
      ],
    },
  });
  expect(await after(...member, happened(left("u1")))).not.toHaveProperty(["account/u1", "agreements"]);
});

test("ended logins are known while their access tokens may be valid, also after joining again", async () => {
  const ended = (sessionId: string, when: string, until: string): AccountEvent => ({
    type: "LoginEnded",
    version: 1,
    data: { userId: "u1", membership: 1, sessionId, at: when, until },
  });
  const docs = await after(
    happened(joined("u1", 1, "a")),
    happened(ended("s1", at, "2026-03-01T09:16:00.000Z")),
    happened(ended("s2", "2026-03-01T09:20:00.000Z", "2026-03-01T09:36:00.000Z")),
    happened(left("u1")),
    happened(joined("u1", 2, "a")),
  );
  expect(docs).toMatchObject({ "account/u1": { endedLogins: [{ sessionId: "s2" }], active: true } });
});

test("a deregistered account has no nickname and no encrypted data", async () => {
  const docs = await after(happened(joined("u1", 1, "a")), happened(renamed("u1", "b", "a")), happened(left("u1")));
  expect(docs).toEqual({
    "account/u1": { userId: "u1", nickname: "", joinedAt: at, active: false, membership: 1, revision: 2 },
  });
});

test("joining again gives the same user a new membership", async () => {
  const docs = await after(
    happened(joined("u1", 1, "a")),
    happened(left("u1")),
    happened(joined("u1", 2, "c"), "2026-04-01T00:00:00.000Z"),
  );
  expect(docs).toMatchObject({
    "account/u1": {
      nickname: "c",
      active: true,
      membership: 2,
      sealed: "sealed-2",
      joinedAt: "2026-04-01T00:00:00.000Z",
    },
  });
});

const long = history([
  happened(joined("u1", 1, "a")),
  happened(joined("u2", 1, "x")),
  happened(renamed("u1", "b", "a")),
  { stream: "session-s", type: "SessionStarted", data: { userId: "u1" } },
  { stream: "nickname-n", type: "NameClaimed", data: { holder: "u1" } },
  happened(personChanged),
  happened(left("u1")),
  happened(joined("u1", 2, "c")),
]);

test("the same events twice change nothing", () => sameEventsTwice(accountProjection, long));
test("rebuilt from zero it is equal", () => rebuiltFromZeroIsEqual(accountProjection, long));

test("a repeated old event changes nothing", async () => {
  const [first] = long;
  if (!first) throw new Error("no history");
  const again = { ...first, position: "9999999999999999" };
  expect((await projected(accountProjection, [...long, again], 1)).contents).toEqual(
    (await projected(accountProjection, long)).contents,
  );
});

test("an unknown account event throws", async () => {
  const painted = { stream: "account-u1", type: "AccountPainted", data: { userId: "u1" } };
  await expect(after(happened(joined("u1", 1, "a")), painted)).rejects.toThrow("could not project AccountPainted");
});

test("logins are listed until they are ended, with the last day on which each was used", async () => {
  const member = { userId: "u1", membership: 1 };
  const begun = (sessionId: string, device: string): AccountEvent => ({
    type: "LoginBegun",
    version: 1,
    data: { ...member, sessionId, at, device },
  });
  const given = [
    happened(joined("u1", 1, "a")),
    happened(begun("s1", "CHROME ANDROID")),
    happened(begun("s2", "SAFARI IOS")),
    happened({ type: "LoginSeen", version: 1, data: { ...member, sessionId: "s2", day: "2026-03-04" } }),
    happened({
      type: "LoginEnded",
      version: 1,
      data: { ...member, sessionId: "s1", at, until: "2026-03-01T09:16:00.000Z" },
    }),
  ];
  expect(await after(...given)).toMatchObject({
    "account/u1": { logins: [{ sessionId: "s2", device: "SAFARI IOS", begunAt: at, seenOn: "2026-03-04" }] },
  });
  expect((await after(...given, happened(left("u1"))))["account/u1"]).not.toHaveProperty("logins");
});

test("a change before the join throws", async () => {
  await expect(after(happened(left("u1")))).rejects.toMatchObject({
    code: "PROJECTION_FAILED",
    cause: { message: "account-u1: AccountDeregistered before anybody joined" },
  });
});

// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const member = { userId: "u-1", membership: 2 };
const session = { tokenHash: "h-1", expiresAt: "2026-01-15T10:00:00.000Z" };

export const accountExamples: readonly StoredExample[] = [
  {
    type: "AccountJoined",
    version: 1,
    data: { ...member, nickname: "safer", terms: ["A01", "R02"], again: true, person: "sealed" },
  },
  {
    type: "AccountJoined",
    version: 2,
    data: {
      ...member,
      nickname: "safer",
      agreements: [
        { code: "A01", applyDt: "2026-01-02" },
        { code: "R02", applyDt: "2026-01-02" },
      ],
      again: true,
      person: "sealed",
    },
  },
  {
    type: "AccountJoined",
    version: 3,
    data: {
      ...member,
      nickname: "safer",
      agreements: [
        { code: "A01", applyDt: "2026-01-02" },
        { code: "R02", applyDt: "2026-01-02" },
      ],
      again: true,
      person: "sealed",
      claims: ["c-1", "c-2"],
    },
  },
  { type: "NicknameChanged", version: 1, data: { ...member, nickname: "safest", previous: "safer" } },
  {
    type: "NicknameChanged",
    version: 2,
    data: {
      ...member,
      nickname: "safest",
      previous: "safer",
      claims: ["c-3", "c-4"],
      previousClaims: ["c-1", "c-2"],
    },
  },
  { type: "AccountPersonChanged", version: 1, data: { ...member, person: "sealed" } },
  { type: "LanguageChanged", version: 1, data: { ...member, language: "ko" } },
  { type: "TermsAgreed", version: 1, data: { ...member, agreements: [{ code: "A01", applyDt: "2026-12-01" }] } },
  { type: "AccountDeregistered", version: 1, data: { ...member, nickname: "safest" } },
  { type: "AccountDeregistered", version: 2, data: { ...member, nickname: "safest", claims: ["c-3", "c-4"] } },
  {
    type: "LoginBegun",
    version: 1,
    data: { ...member, sessionId: "s-1", at: "2026-01-01T09:00:00.000Z", device: "CHROME ANDROID" },
  },
  { type: "LoginSeen", version: 1, data: { ...member, sessionId: "s-1", day: "2026-01-02" } },
  {
    type: "LoginEnded",
    version: 1,
    data: { ...member, sessionId: "s-1", at: "2026-01-01T10:00:00.000Z", until: "2026-01-01T10:15:00.000Z" },
  },
  { type: "SessionStarted", version: 1, data: { ...member, ...session } },
  { type: "SessionRotated", version: 1, data: { ...session, rotatedAt: "2026-01-01T10:00:00.000Z" } },
  { type: "SessionRevoked", version: 1, data: { reason: "REUSE" } },
  { type: "RolesHeld", version: 1, data: { userId: member.userId, roles: ["admin", "editor"] } },
];

// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const person = { holder: { userId: "0199f3a0", membership: 1 }, keyId: "a1b2c3d4e5f6a7b8c9d0", hash: "a1b2" };
const agency = { ...person, holder: { agencySeq: 17 } };

export const apiKeyExamples: readonly StoredExample[] = [
  { type: "ApiKeyIssued", version: 1, data: { ...person, hint: "x9Zq", name: "production", rate: 600 } },
  {
    type: "ApiKeyIssued",
    version: 2,
    data: { ...person, hint: "x9Zq", name: "files", rate: 600, scopes: ["read", "file"] },
  },
  // Its holder has left.
  { type: "ApiKeyIssued", version: 1, data: { ...agency, hint: "x9Zq", name: "", rate: 600 } },
  { type: "ApiKeyRevoked", version: 1, data: { ...person, by: "HOLDER" } },
  { type: "ApiKeyRevoked", version: 1, data: { ...agency, by: "ADMIN", reason: "It leaked." } },
];

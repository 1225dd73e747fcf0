// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const facts = {
  agencySeq: 1,
  name: "경찰청 사이버수사국",
  kind: "INVESTIGATION",
  criteria: { crimeTypes: ["RANSOMWARE"], chains: ["BTC"], countries: ["KR"] },
  scope: "CONFIDENTIAL",
  tlp: "AMBER_STRICT",
};
const secret = { contacts: [{ name: "사이버수사1대", email: "desk@police.example", phone: "182" }] };
const publicKey = { kind: "age", value: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p" };

export const agencyExamples: readonly StoredExample[] = [
  { type: "AgencyRegistered", version: 1, data: facts, secret },
  {
    type: "AgencyChanged",
    version: 1,
    data: { ...facts, publicKey, webhookHost: "hooks.police.example" },
    secret: { ...secret, webhookUrl: "https://hooks.police.example/safer-block" },
  },
  { type: "AgencyKeySet", version: 1, data: { agencySeq: 1, publicKey } },
  { type: "AgencyStopped", version: 1, data: { agencySeq: 1, reason: "The agreement has ended." } },
  { type: "AgencyResumed", version: 1, data: { agencySeq: 1, reason: "There is a new agreement." } },
  { type: "AgencyWebhookStopped", version: 1, data: { agencySeq: 1, because: "GONE" } },
  { type: "AgencyWebhookStopped", version: 2, data: { agencySeq: 1, because: "ADMIN", reason: "It answers nothing." } },
  { type: "AgencyWebhookResumed", version: 1, data: { agencySeq: 1 } },
  {
    type: "AgencySecretIssued",
    version: 1,
    data: { agencySeq: 1, secretId: "s-1" },
    secret: { secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
  },
  { type: "AgencySecretEnded", version: 1, data: { agencySeq: 1, secretId: "s-1" } },
  { type: "AgencySecretEnded", version: 2, data: { agencySeq: 1, secretId: "s-1", reason: "It leaked." } },
  { type: "AgencyMemberAdded", version: 1, data: { agencySeq: 1, memberId: "m-1", sealed: "…", seat: "seat-x" } },
  { type: "AgencyMemberRemoved", version: 1, data: { agencySeq: 1, memberId: "m-1" } },
  { type: "AgencyMemberRemoved", version: 2, data: { agencySeq: 1, memberId: "m-1", reason: "Has another post." } },
];

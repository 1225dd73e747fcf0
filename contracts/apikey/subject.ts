// The subject of API keys in one place (../subject.ts says what that is): for people's programs, and for agencies'.
import * as z from "zod";
import { actOf } from "../act.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { ApiKeyIssued, ApiKeyRevoked, apiKeyEvents, type Holder } from "./events.ts";
import { APIKEY_MODEL } from "./model.ts";
import { apiKeyRoutes } from "./routes.ts";
import { apiKeyExamples } from "./stored-examples.ts";

/** Ids are `holderId`s. Hashes of keys stay in the event store. */
export const apiKeyStream = defineStream("apikey", z.string().min(1).max(120), apiKeyEvents);

const isAgencys = ({ holder }: { readonly holder: Holder }) => "agencySeq" in holder;
const target = ({ keyId }: { readonly keyId: string }) => keyId;

export const apiKeySubject = defineSubject({
  name: "apikey",
  routes: apiKeyRoutes,
  examples: apiKeyExamples,
  streams: [apiKeyStream],
  models: [APIKEY_MODEL],
  groups: { command: ["apikey-revoker"] },
  acts: [
    actOf(ApiKeyIssued, { only: isAgencys, target }),
    actOf(ApiKeyRevoked, { only: ({ by }) => by === "ADMIN", target }),
  ],
});

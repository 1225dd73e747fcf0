// An agency's form: its values, and the request that they become.
import type { AgencyKind, AgencyScope, TlpLevel } from "@sb/contracts/agency/model.ts";
import { isWebhookUrl } from "@sb/contracts/agency/webhook-url.ts";
import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import type { Chain, CrimeType } from "@sb/contracts/codes.ts";
import type { InputOf } from "@sb/contracts/routes.ts";
import type { Problem } from "../../form/check.ts";

export type ContactValues = { readonly name: string; readonly email: string; readonly phone: string };
export const BLANK_CONTACT: ContactValues = { name: "", email: "", phone: "" };

export type AgencyValues = {
  readonly name: string;
  readonly kind: AgencyKind | undefined;
  readonly scope: AgencyScope | undefined;
  readonly tlp: TlpLevel | undefined;
  readonly crimeTypes: readonly CrimeType[];
  readonly chains: readonly Chain[];
  readonly countries: readonly string[];
  readonly contacts: readonly ContactValues[];
  readonly publicKey: string;
  readonly webhookUrl: string;
};

export const EMPTY: AgencyValues = {
  name: "",
  kind: undefined,
  scope: "PUBLIC",
  tlp: "AMBER",
  crimeTypes: [],
  chains: [],
  countries: [],
  contacts: [BLANK_CONTACT],
  publicKey: "",
  webhookUrl: "",
};

export function valuesOf({ name, kind, scope, tlp, criteria, ...agency }: AdminAgencyView): AgencyValues {
  const contacts = agency.contacts.map(({ name: who, email = "", phone = "" }) => ({ name: who, email, phone }));
  return {
    ...{ name, kind, scope, tlp, ...criteria },
    contacts: contacts.length > 0 ? contacts : [BLANK_CONTACT],
    publicKey: agency.publicKey?.value ?? "",
    webhookUrl: agency.webhookUrl ?? "",
  };
}

type Body = InputOf<"POST admin/agency", "body">;

/** Without contacts that nothing was written for. */
export function bodyOf({ kind, scope, tlp, crimeTypes, chains, countries, contacts, ...texts }: AgencyValues): Body {
  if (kind === undefined) throw new Error("the form was not checked before it was sent");
  const written = contacts.filter((contact) => Object.values(contact).some((text) => text.trim() !== ""));
  return {
    ...texts,
    ...{ kind, scope, tlp },
    criteria: { crimeTypes: [...crimeTypes], chains: [...chains], countries: [...countries] },
    contacts: written.map(({ name, email, phone }) => ({
      name,
      phone,
      ...(email.trim() !== "" && { email: email.trim() }),
    })),
  };
}

export function checkAgency({ webhookUrl }: AgencyValues): readonly Problem<AgencyValues>[] {
  const isWrong = webhookUrl.trim() !== "" && !isWebhookUrl(webhookUrl.trim());
  return isWrong ? [{ name: "webhookUrl", code: "INVALID_REQUEST" }] : [];
}

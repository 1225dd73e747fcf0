// Commands on an agency's stream.

import type { Criteria } from "@sb/contracts/agency/entitled.ts";
import type { AgencySecrets, PublicKey } from "@sb/contracts/agency/events.ts";
import type { AgencyKind, AgencyScope, TlpLevel } from "@sb/contracts/agency/model.ts";

export type AgencyFacts = {
  readonly name: string;
  readonly kind: AgencyKind;
  readonly criteria: Criteria;
  readonly scope: AgencyScope;
  readonly tlp: TlpLevel;
  readonly publicKey?: PublicKey | undefined;
  readonly secrets: AgencySecrets;
};

type Of<Type extends string> = { readonly type: Type; readonly agencySeq: number };

export type AgencyCommand =
  | (Of<"Register"> & { readonly facts: AgencyFacts })
  /** `revision`: of the newest event that the admin has seen. */
  | (Of<"Change"> & { readonly facts: AgencyFacts; readonly revision: number })
  | (Of<"SetKey"> & { readonly publicKey: PublicKey })
  | (Of<"Stop" | "Resume"> & { readonly reason: string })
  | (Of<"StopWebhook"> & WebhookEnd)
  | Of<"ResumeWebhook">
  | (Of<"IssueSecret"> & { readonly secretId: string; readonly secret: string })
  | (Of<"EndSecret"> & { readonly secretId: string; readonly reason: string })
  | (Of<"AddMember"> & Member & { readonly sealed: string })
  | (Of<"RemoveMember"> & { readonly memberId: string; readonly reason: string });

/** An admin who stops a webhook says why. */
type WebhookEnd = { readonly because: "GONE" } | { readonly because: "ADMIN"; readonly reason: string };

/** `seat`: the stream by which an e-mail address is a member of one agency alone. */
export type Member = { readonly memberId: string; readonly seat: string };

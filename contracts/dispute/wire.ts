// Requests to delete somebody's report, on the wire (docs/specification/3-fields.md; docs/wire.md).
import * as z from "zod";
import { CHAINS, DECLARE_TYPES, LANGUAGES } from "../codes.ts";
import { StoredFile } from "../files.ts";
import { codeOr, Instant, listOf, optionalText, PaginationQuery, Seq, SeqParam, shapeOf, textOf } from "../http.ts";
import { LIMITS } from "../limits.ts";
import {
  DELETION_OUTCOMES,
  DELETION_REASONS,
  DISPUTE_FILTERS,
  DISPUTE_LIMITS,
  DISPUTE_QUEUES,
  DISPUTE_STATUSES,
  PROOF_KINDS,
  SITE_PROOF_KINDS,
} from "./codes.ts";
import {
  ANSWER_FIELDS,
  CORRECTION_FIELDS,
  DECISION_FIELDS,
  INSTITUTION_FIELDS,
  REQUEST_FIELDS,
  SIGNATURE_FIELDS,
} from "./fields.ts";

export const InstitutionInput = z.object(shapeOf(INSTITUTION_FIELDS));

/** The JSON part `request`; evidence comes beside it as `files`. */
export const DeletionRequest = z.object({
  dclrSeq: Seq,
  reason: z.enum(DELETION_REASONS),
  summary: textOf(REQUEST_FIELDS.summary),
  content: textOf(REQUEST_FIELDS.content),
  /** The report's target. Left out, it is the report's; another one is ADDRESS_INVALID. */
  adrs: optionalText(LIMITS.addressChars),
  fullName: textOf(REQUEST_FIELDS.fullName),
  email: textOf(REQUEST_FIELDS.email),
  contact1: textOf(REQUEST_FIELDS.contact1),
  contact2: textOf(REQUEST_FIELDS.contact2),
  institution: InstitutionInput.optional(),
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

export const RequestSeqBody = z.object({ requestSeq: Seq });
export const RequestSeqParams = z.object({ requestSeq: SeqParam });
export const AnswerBody = z.object({ requestSeq: Seq, ...shapeOf(ANSWER_FIELDS) });
export const ExtendBody = z.object({ requestSeq: Seq, ...shapeOf(DECISION_FIELDS) });

/** `correction`: the report's new words, where the outcome is CORRECTED; one of them at least. */
export const DecideBody = z.object({
  requestSeq: Seq,
  outcome: z.enum(DELETION_OUTCOMES),
  ...shapeOf(DECISION_FIELDS),
  correction: z.object(shapeOf(CORRECTION_FIELDS)).optional(),
});

/** The answer to `ton_proof` of a wallet that speaks TON Connect. */
const TonProofInput = z.object({
  domain: z.string().min(1).max(253),
  /** Seconds. */
  timestamp: z.int().nonnegative(),
  signature: z.string().min(1).max(DISPUTE_LIMITS.signatureChars),
  stateInit: z.string().min(1).max(DISPUTE_LIMITS.signatureChars),
});

/** `nonce` and `expiresAt` as the challenge had them; `signature` or, for TON, `ton`. */
const SignatureProof = z.object({
  requestSeq: Seq,
  kind: z.literal("SIGNATURE"),
  nonce: z.string().min(1).max(200),
  expiresAt: z.iso.datetime().max(40),
  signature: z.string().trim().min(1).max(SIGNATURE_FIELDS.signature.maxChars).optional(),
  ton: TonProofInput.optional(),
});
const SiteProof = z.object({ requestSeq: Seq, kind: z.enum(SITE_PROOF_KINDS) });
export const ProofBody = z.union([SignatureProof, SiteProof]);
export type ProofBody = z.output<typeof ProofBody>;

/** CHECKING: a job looks at the site; the request's detail says what came of it. */
export const ProofAnswer = z.object({ requestSeq: Seq, state: z.enum(["PROVEN", "CHECKING"]) });

export const ChallengeQuery = z.object({ requestSeq: SeqParam });
/** How the person may prove control, now. */
export const Challenge = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("SIGNATURE"),
    /** The text that the wallet signs, to the letter. */
    text: z.string(),
    /** How: as EIP-191, Bitcoin's signed message (legacy or BIP-322), ed25519 (Solana), or `ton_proof`. */
    wallet: z.enum(["EIP191", "BITCOIN_MESSAGE", "ED25519", "TON_PROOF"]),
    /** For `ton_proof`, which takes no long text: the payload to ask for. */
    tonPayload: z.string().optional(),
    nonce: z.string(),
    expiresAt: Instant,
  }),
  z.object({
    kind: z.literal("SITE"),
    /** A TXT record of this name with this value … */
    dns: z.object({ name: z.string(), value: z.string() }),
    /** … or a file at this URL with this text. */
    file: z.object({ url: z.string(), content: z.string() }),
    expiresAt: Instant,
  }),
  /** For chains whose wallets sign no texts, and pages on a site that many share: the evidence must do. */
  z.object({ kind: z.literal("NONE") }),
]);
export type Challenge = z.output<typeof Challenge>;

export const DisputeListQuery = z.object({
  status: codeOr(DISPUTE_FILTERS, "ALL"),
  pagination: PaginationQuery,
});
export const AdminDisputeQuery = z.object({ status: codeOr(DISPUTE_QUEUES, "OPEN"), pagination: PaginationQuery });

/** The part that both sides and admins see. */
const Common = z.object({
  requestSeq: Seq,
  dclrSeq: Seq,
  status: z.enum(DISPUTE_STATUSES),
  /** Whose eyes this is for. An admin's own request is seen as its requester. */
  role: z.enum(["REQUESTER", "REPORTER", "ADMIN"]),
  openedAt: Instant,
  /** By when it is to be decided. */
  dueAt: Instant,
  /** The time is up without a decision. */
  overdue: z.boolean(),
  extendedAt: Instant.optional(),
  answeredAt: Instant.optional(),
  /** When it was decided, withdrawn or closed. */
  closedAt: Instant.optional(),
  outcome: z.enum(DELETION_OUTCOMES).optional(),
  proof: z.object({ kind: z.enum(PROOF_KINDS), at: Instant }).optional(),
  /**
   * The person had asked about this report before: it has no effect until a moderator gives it time (`POST admin/deletion/extend`),
   * or puts it aside (KEPT). The reporter sees nothing of it.
   */
  held: z.literal(true).optional(),
  /** Absent once the requester's words are gone. */
  reason: z.enum(DELETION_REASONS).optional(),
  summary: z.string().optional(),
  declareType: z.enum(DECLARE_TYPES).optional(),
  chain: z.enum(CHAINS).optional(),
  adrs: z.string().optional(),
});
export const DisputeItem = Common;
export type DisputeItem = z.output<typeof DisputeItem>;
export const DisputeList = listOf(DisputeItem);

export const DisputeDetail = Common.extend({
  /** Why an admin gave it more time. */
  extensionReason: z.string().optional(),
  /** Why it was decided so. */
  decisionReason: z.string().optional(),
  /** The reporter's side; for all three. */
  answer: z.string().optional(),
  /** For the reporter: an answer is taken now. */
  mayAnswer: z.boolean(),
  /** For staff: the app's language at the requester's last login. */
  language: z.enum(LANGUAGES).optional(),
  /** For admins: a decision is taken from then on, since the reporter is heard first. */
  decidableFrom: Instant.optional(),
  /** For admins: the reporter has left, or is a published list. */
  reporterGone: z.boolean().optional(),
  /** For the requester and admins: the newest look at the site. */
  check: z.object({ kind: z.enum(SITE_PROOF_KINDS), askedAt: Instant, failedAt: Instant.optional() }).optional(),
  /** The rest of the form, for the requester and admins; absent once it is gone. */
  form: z
    .object({
      content: z.string(),
      fullName: z.string(),
      email: z.string().optional(),
      contact1: z.string(),
      contact2: z.string().optional(),
      institution: z
        .object({
          name: z.string(),
          contact: z.string().optional(),
          email: z.string().optional(),
          url: z.string().optional(),
        })
        .optional(),
      files: z.array(StoredFile),
    })
    .optional(),
});
export type DisputeDetail = z.output<typeof DisputeDetail>;

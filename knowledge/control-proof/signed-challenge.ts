// Challenges that need no memory: the nonce holds a MAC over all that matters, so that only ours are taken, until they expire.
// That each is used once is for the caller to remember, by its nonce.
import { timingSafeEqual } from "node:crypto";
import { SKEW_MS } from "@sb/contracts/limits.ts";
import { challengeText, newNonce } from "./challenge.ts";
import type { Macs } from "./site-proof.ts";

type Deps = { readonly vault: Macs };

/** Who is to prove control of what. */
export type Prover = {
  /** The service's public host. */
  readonly host: string;
  /** As in `ChallengeFacts`. */
  readonly subject: string;
  readonly address: string;
  readonly userId: string;
};

export type SignedChallenge = {
  /** The text that the wallet signs. */
  readonly text: string;
  readonly nonce: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
};

/** Time enough to find the wallet and to sign. Milliseconds. */
const VALID_MS = 15 * 60_000;

/** `at`: now, ISO 8601. */
export function createChallenge(deps: Deps, prover: Prover, at: string): SignedChallenge {
  const expiresAt = new Date(Date.parse(at) + VALID_MS).toISOString();
  const salt = newNonce();
  return challengeWith(prover, `${salt}${macOf(deps, prover, salt, expiresAt)}`, expiresAt);
}

export type GivenChallenge = Pick<SignedChallenge, "nonce" | "expiresAt">;

/** The challenge again, or why it is none: it is not ours or was another's, or its time is up. */
export function findChallenge(
  deps: Deps,
  prover: Prover,
  { nonce, expiresAt }: GivenChallenge,
  at: string,
): SignedChallenge | "UNKNOWN" | "EXPIRED" {
  const salt = nonce.slice(0, SALT_CHARS);
  const [mac, wanted] = [nonce.slice(SALT_CHARS), macOf(deps, prover, salt, expiresAt)].map((text) =>
    Buffer.from(text),
  );
  if (!mac || !wanted || mac.length !== wanted.length || !timingSafeEqual(mac, wanted)) return "UNKNOWN";
  // One that ends further ahead than any ends that is made now was made by a clock that was put back since.
  const left = Date.parse(expiresAt) - Date.parse(at);
  return left > 0 && left <= VALID_MS + SKEW_MS ? challengeWith(prover, nonce, expiresAt) : "EXPIRED";
}

/** The length of `newNonce`. */
const SALT_CHARS = 32;
/** The length of a MAC in hex: 128 bits. EIP-4361 wants a nonce of letters and digits only. */
const MAC_CHARS = 32;

function macOf({ vault }: Deps, { host, subject, address, userId }: Prover, salt: string, expiresAt: string): string {
  const mac = vault.mac("control-challenge", JSON.stringify([host, subject, address, userId, salt, expiresAt]));
  return Buffer.from(mac, "base64url").toString("hex").slice(0, MAC_CHARS);
}

const challengeWith = ({ host, subject, address }: Prover, nonce: string, expiresAt: string): SignedChallenge => ({
  text: challengeText({ host, subject, address, nonce, expiresAt }),
  nonce,
  expiresAt,
});

// The text that the holder of a wallet signs. A wallet shows it, so it says in plain words what it is for.
import { randomBytes } from "node:crypto";

/** 128 bits, in hex. */
const NONCE_BYTES = 16;

export type ChallengeFacts = {
  /** The service's public host: a signature that was given to another site proves nothing here. */
  readonly host: string;
  /** The subject of the dispute, for instance `report 12345`. */
  readonly subject: string;
  readonly address: string;
  readonly nonce: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
};

export const newNonce = (): string => randomBytes(NONCE_BYTES).toString("hex");

/**
 * One line a fact, in the manner of EIP-4361, for every chain alike. ASCII only: some hardware wallets show nothing else.
 * It is in English whatever the reader's language, because the text that was signed must be the text that is checked.
 */
export function challengeText({ host, subject, address, nonce, expiresAt }: ChallengeFacts): string {
  return [
    `${host} asks you to prove that you control this address:`,
    address,
    "",
    "Signing moves no coins and costs nothing.",
    "",
    `About: ${subject}`,
    `Nonce: ${nonce}`,
    `Expires: ${expiresAt}`,
  ].join("\n");
}

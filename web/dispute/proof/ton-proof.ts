// A wallet's answer to `ton_proof`, as a person pastes it (TON Connect, "ton_proof").

export type TonProof = {
  readonly domain: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly signature: string;
  readonly stateInit: string;
};

/**
 * Undefined where the text is none. Taken are the wallet's whole answer (`connectItems`, `account`), its parts side by
 * side, and the flat form of the API.
 */
export function tonProofIn(text: string): TonProof | undefined {
  const json = parsed(text);
  const proof = child(child(child(json, "connectItems"), "tonProof"), "proof") ?? child(json, "proof") ?? json;
  const domain = child(proof, "domain");
  const found = {
    domain: child(domain, "value") ?? domain,
    timestamp: child(proof, "timestamp"),
    signature: child(proof, "signature"),
    stateInit: child(proof, "stateInit") ?? child(json, "stateInit") ?? stateInitIn(child(json, "account")),
  };
  return isProof(found) ? found : undefined;
}

const stateInitIn = (account: unknown): unknown => child(account, "walletStateInit") ?? child(account, "stateInit");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function child(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function isProof(found: Readonly<Record<keyof TonProof, unknown>>): found is TonProof {
  const { domain, timestamp, signature, stateInit } = found;
  return Number.isSafeInteger(timestamp) && [domain, signature, stateInit].every(isText);
}

// Addresses of the public log, and links that prove what stands in it.

/** The log's name, as its checkpoints and keys have it: the address below which it stands, without the scheme. */
export function logOriginOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/$/, "")}/log`;
}

/** The place of an entry, and what opens its commitment. */
export type Place = {
  readonly leaf: number;
  /** Base64url. */
  readonly salt: string;
  readonly fact: Readonly<Record<string, unknown>>;
};

/** Proves it to whoever opens it: what it proves stands in the fragment, which browsers send to nobody. */
export function proofLink(publicUrl: string, { leaf, salt, fact }: Place): string {
  return `${publicUrl}/verify#${new URLSearchParams({ leaf: String(leaf), salt, fact: JSON.stringify(fact) })}`;
}

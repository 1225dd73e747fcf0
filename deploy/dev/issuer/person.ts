// The people of the development issuer: anybody with an e-mail. The subject is derived from it, so nothing is stored.

/** The e-mail in lower case; undefined if the text is not an e-mail. */
export function emailOf(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}

export function subjectOf(email: string): string {
  return `dev-${Buffer.from(email).toString("base64url")}`;
}

/** Undefined for a subject this issuer did not make. */
export function emailOfSubject(subject: string): string | undefined {
  return subject.startsWith("dev-") ? emailOf(Buffer.from(subject.slice(4), "base64url").toString()) : undefined;
}

// The terms that a registration requires, and which of them are agreed to.
import { JOIN_TERMS } from "@sb/contracts/codes.ts";

export type JoinTerm = (typeof JOIN_TERMS)[number];
export type Agreed = Readonly<Record<JoinTerm, boolean>>;

export const NONE_AGREED: Agreed = { A01: false, R02: false };

export const allAgreed = (agreed: Agreed): boolean => JOIN_TERMS.every((code) => agreed[code]);
export const someAgreed = (agreed: Agreed): boolean => JOIN_TERMS.some((code) => agreed[code]);
export const agreeToAll = (value: boolean): Agreed => ({ A01: value, R02: value });

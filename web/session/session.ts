// The signed-in user, as stored on this device (docs/specification/3-fields.md, "Account / auth state").
import type { JOIN_TERMS } from "@sb/contracts/codes.ts";
import type { StaffRole } from "@sb/contracts/roles.ts";

type JoinTerm = (typeof JOIN_TERMS)[number];

export type Session = {
  /** The opaque public id. */
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly token: string;
  readonly isLogin: boolean;
  readonly isAdmin: boolean;
  /** Besides admin; missing in a session that was stored before there were any. */
  readonly roles?: readonly StaffRole[];
  /** The agency that the user acts for. */
  readonly agencySeq?: number | undefined;
  /** Newer versions of these have to be agreed to. */
  readonly termsDue?: readonly JoinTerm[] | undefined;
  /** Expiry of the token, in milliseconds since 1970. */
  readonly expiredAt: number;
  /** Expiry of the login if it stays idle, in milliseconds since 1970. */
  readonly endsAt: number;
};

export const SIGNED_OUT: Session = {
  id: "",
  email: "",
  nickname: "",
  token: "",
  isLogin: false,
  isAdmin: false,
  expiredAt: 0,
  endsAt: 0,
};

type TokenAnswer = {
  readonly accessToken: string;
  readonly accessTokenTTL: number;
  readonly sessionTTL: number;
  readonly isAdmin: boolean;
  readonly roles: readonly StaffRole[];
  readonly agencySeq?: number | undefined;
  readonly termsDue?: readonly JoinTerm[] | undefined;
};
type LoginAnswer = TokenAnswer & {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
};

/** `now` in milliseconds since 1970. */
export function sessionOf(answer: LoginAnswer, now: number): Session {
  const { id, email, nickname } = answer;
  return withToken({ ...SIGNED_OUT, id, email, nickname, isLogin: true }, answer, now);
}

/** The server rounds to whole seconds and the response takes time: treat a token as expired a little early. */
const EARLY_MS = 1_000;

export function withToken(session: Session, answer: TokenAnswer, now: number): Session {
  const expiredAt = now + answer.accessTokenTTL * 1_000 - EARLY_MS;
  const { accessToken: token, isAdmin, roles, agencySeq, termsDue } = answer;
  return { ...session, token, isAdmin, roles, agencySeq, termsDue, expiredAt, endsAt: now + answer.sessionTTL * 1_000 };
}

export const hasExpired = (session: Session, now: number): boolean => session.isLogin && now >= session.expiredAt;

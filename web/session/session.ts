// The signed-in user, as stored on this device (SPEC.md section 3, "Account / auth state").
export type Session = {
  /** The opaque public id. */
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly token: string;
  readonly isLogin: boolean;
  readonly isAdmin: boolean;
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

type TokenAnswer = { readonly accessToken: string; readonly accessTokenTTL: number; readonly sessionTTL: number };
type LoginAnswer = TokenAnswer & {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly isAdmin: boolean;
};

/** `now` in milliseconds since 1970. */
export function sessionOf(answer: LoginAnswer, now: number): Session {
  const { id, email, nickname, isAdmin } = answer;
  return withToken({ ...SIGNED_OUT, id, email, nickname, isAdmin, isLogin: true }, answer, now);
}

/** The server rounds to whole seconds and the response takes time: treat a token as expired a little early. */
const EARLY_MS = 1_000;

export function withToken(session: Session, answer: TokenAnswer, now: number): Session {
  const expiredAt = now + answer.accessTokenTTL * 1_000 - EARLY_MS;
  return { ...session, token: answer.accessToken, expiredAt, endsAt: now + answer.sessionTTL * 1_000 };
}

export const hasExpired = (session: Session, now: number): boolean => session.isLogin && now >= session.expiredAt;

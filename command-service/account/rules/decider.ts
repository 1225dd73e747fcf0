// The rules of an account: joined, renamed, left, and joined again (docs/specification/4-states.md and 5-rules.md).

import { type EndedLogin, hasEnded, withEnded } from "@sb/contracts/account/ended-logins.ts";
import { type AccountEvent, accountEvents } from "@sb/contracts/account/events.ts";
import { type OpenLogin, withBegun, withoutLogin, withSeen } from "@sb/contracts/account/logins.ts";
import { JOIN_TERMS, type Language, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { requireNickname } from "./require-nickname.ts";

/** `version` counts the account's events. A command names the version it was built on. */
type Versioned = { readonly version: number };

/** Also of earlier memberships: an access token names a login, not a membership. */
type Known = Versioned & { readonly endedLogins: readonly EndedLogin[] };

export type ActiveAccount = Known & {
  readonly status: "ACTIVE";
  readonly userId: string;
  /** Counts from 1; each has its own key (contracts/account/events.ts). */
  readonly membership: number;
  readonly nickname: string;
  /** By which the nickname is held. */
  readonly claims: readonly string[];
  /** Sealed `Person`. */
  readonly person: string;
  /** Undefined where no login has told it. */
  readonly language?: Language | undefined;
  /** Each text once, in the newest version that the person agreed to. */
  readonly agreements: readonly Agreement[];
  readonly logins: readonly OpenLogin[];
};

export type AccountState =
  | (Known & { readonly status: "NONE" })
  | ActiveAccount
  | (Known & {
      readonly status: "DEREGISTERED";
      readonly userId: string;
      readonly membership: number;
      /** The last one; it is free now. */
      readonly nickname: string;
      readonly claims: readonly string[];
    });

export type Join = {
  readonly type: "Join";
  readonly version: number;
  readonly userId: string;
  readonly nickname: string;
  readonly claims: readonly string[];
  /** The texts agreed to, in the versions in force. */
  readonly agreements: readonly Agreement[];
  /** Sealed for the membership that follows `version`. */
  readonly person: string;
};

export type AccountCommand =
  | Join
  | ChangeNickname
  | { readonly type: "ChangePerson"; readonly version: number; readonly person: string }
  | { readonly type: "ChangeLanguage"; readonly language: Language }
  /** `agreements`: the texts in the versions in force. */
  | { readonly type: "Agree"; readonly agreements: readonly Agreement[] }
  | { readonly type: "Deregister" }
  | { readonly type: "BeginLogin"; readonly sessionId: string; readonly at: string; readonly device: string }
  /** `day`: YYYY-MM-DD. */
  | { readonly type: "SeeLogin"; readonly sessionId: string; readonly day: string }
  | EndLogin;

type ChangeNickname = {
  readonly type: "ChangeNickname";
  readonly version: number;
  readonly nickname: string;
  readonly claims: readonly string[];
};

type EndLogin = {
  readonly type: "EndLogin";
  readonly sessionId: string;
  /** ISO 8601. */
  readonly at: string;
  /** When its last access token expires at the latest, ISO 8601. */
  readonly until: string;
};

export const accountDecider: Decider<AccountCommand, AccountEvent, AccountState> = {
  events: accountEvents,
  initialState: { status: "NONE", version: 0, endedLogins: [] },
  evolve,
  decide,
};

function decide(command: AccountCommand, state: AccountState): readonly AccountEvent[] {
  switch (command.type) {
    case "Join":
      return join(command, state);
    case "ChangeNickname":
      return changeNickname(command, requireActive(requireUnmoved(command, state)));
    case "ChangePerson":
      return changePerson(command.person, requireActive(requireUnmoved(command, state)));
    case "ChangeLanguage":
      return changeLanguage(command.language, requireActive(state));
    case "Agree":
      return agree(command.agreements, requireActive(state));
    case "Deregister":
      return deregister(requireActive(state));
    case "BeginLogin":
      return beginLogin(command, requireActive(state));
    case "SeeLogin":
      return seeLogin(command, state);
    case "EndLogin":
      return endLogin(command, state);
    default:
      return command satisfies never;
  }
}

function join(command: Join, state: AccountState): readonly AccountEvent[] {
  requireJoinTerms(command.agreements.map(({ code }) => code));
  requireNickname(command.nickname);
  if (state.status === "ACTIVE") throw new Refused("ALREADY_JOINED");
  const { userId, nickname, claims, agreements, person } = command;
  const membership = nextMembership(requireUnmoved(command, state));
  const data = { userId, membership, nickname, claims, agreements, again: membership > 1, person };
  return [{ type: "AccountJoined", version: 3, data }];
}

function changeNickname({ nickname, claims }: ChangeNickname, account: ActiveAccount): readonly AccountEvent[] {
  requireNickname(nickname);
  if (nickname === account.nickname) return [];
  const { userId, membership, nickname: previous, claims: previousClaims } = account;
  const data = { userId, membership, nickname, claims, previous, previousClaims };
  return [{ type: "NicknameChanged", version: 2, data }];
}

function changePerson(person: string, { userId, membership }: ActiveAccount): readonly AccountEvent[] {
  return [{ type: "AccountPersonChanged", version: 1, data: { userId, membership, person } }];
}

function changeLanguage(language: Language, account: ActiveAccount): readonly AccountEvent[] {
  const { userId, membership } = account;
  if (language === account.language) return [];
  return [{ type: "LanguageChanged", version: 1, data: { userId, membership, language } }];
}

/** Agreements that are there already need no event. */
function agree(agreements: readonly Agreement[], account: ActiveAccount): readonly AccountEvent[] {
  const { userId, membership } = account;
  const isNew = ({ code, applyDt }: Agreement) =>
    !account.agreements.some((known) => known.code === code && known.applyDt === applyDt);
  if (!agreements.some(isNew)) return [];
  return [{ type: "TermsAgreed", version: 1, data: { userId, membership, agreements: agreements.filter(isNew) } }];
}

function deregister({ userId, membership, nickname, claims }: ActiveAccount): readonly AccountEvent[] {
  return [{ type: "AccountDeregistered", version: 2, data: { userId, membership, nickname, claims } }];
}

function beginLogin(
  { sessionId, at, device }: Extract<AccountCommand, { type: "BeginLogin" }>,
  { userId, membership, logins }: ActiveAccount,
): readonly AccountEvent[] {
  if (logins.some((login) => login.sessionId === sessionId)) return [];
  return [{ type: "LoginBegun", version: 1, data: { userId, membership, sessionId, at, device } }];
}

/** Once a day. A login that was begun before there was a list of them is in none. */
function seeLogin(
  { sessionId, day }: Extract<AccountCommand, { type: "SeeLogin" }>,
  state: AccountState,
): readonly AccountEvent[] {
  if (state.status !== "ACTIVE") return [];
  const { userId, membership, logins } = state;
  const isNews = logins.some((login) => login.sessionId === sessionId && login.seenOn < day);
  return isNews ? [{ type: "LoginSeen", version: 1, data: { userId, membership, sessionId, day } }] : [];
}

/** Says it once. Who has left has no valid access token anyway. */
function endLogin({ type: _, ...login }: EndLogin, state: AccountState): readonly AccountEvent[] {
  if (state.status !== "ACTIVE" || login.until <= login.at || hasEnded(state.endedLogins, login.sessionId)) return [];
  const { userId, membership } = state;
  return [{ type: "LoginEnded", version: 1, data: { userId, membership, ...login } }];
}

/** The account must be as it was when the command was built; the sender reads it again and retries. */
function requireUnmoved({ version }: Versioned, state: AccountState): AccountState {
  if (version !== state.version) throw new Refused("CONFLICT");
  return state;
}

/** The membership that joining would start. */
export function nextMembership(state: AccountState): number {
  return state.status === "NONE" ? 1 : state.membership + 1;
}

export function requireJoinTerms(terms: readonly TermsCode[]): void {
  if (!JOIN_TERMS.every((code) => terms.includes(code)))
    throw new Refused("TERMS_NOT_AGREED", [{ path: "terms", code: "TERMS_NOT_AGREED" }]);
}

/** Somebody who has left, or never joined, has no login. */
export function requireActive(state: AccountState): ActiveAccount {
  if (state.status !== "ACTIVE") throw new Refused("LOGIN_EXPIRED");
  return state;
}

function evolve(state: AccountState, event: AccountEvent): AccountState {
  const version = state.version + 1;
  const { endedLogins } = state;
  switch (event.type) {
    case "AccountJoined": {
      const { again: _, ...data } = event.data;
      return { status: "ACTIVE", version, endedLogins, logins: [], ...data };
    }
    case "NicknameChanged":
      return { ...requireActive(state), version, nickname: event.data.nickname, claims: event.data.claims };
    case "AccountPersonChanged":
      return { ...requireActive(state), version, person: event.data.person };
    case "LanguageChanged":
      return { ...requireActive(state), version, language: event.data.language };
    case "TermsAgreed":
      return withAgreements({ ...requireActive(state), version }, event.data.agreements);
    case "AccountDeregistered": {
      const { userId, membership, nickname, claims } = event.data;
      return { status: "DEREGISTERED", version, endedLogins, userId, membership, nickname, claims };
    }
    case "LoginBegun": {
      const { sessionId, device, at } = event.data;
      const account = requireActive(state);
      const begun = { sessionId, device, begunAt: at, seenOn: at.slice(0, 10) };
      return { ...account, version, logins: withBegun(account.logins, begun) };
    }
    case "LoginSeen": {
      const account = requireActive(state);
      return { ...account, version, logins: withSeen(account.logins, event.data.sessionId, event.data.day) };
    }
    case "LoginEnded": {
      const ended = { version, endedLogins: withEnded(endedLogins, event) };
      if (state.status !== "ACTIVE") return { ...state, ...ended };
      return { ...state, ...ended, logins: withoutLogin(state.logins, event.data.sessionId) };
    }
    default:
      throw unknownEvent(event);
  }
}

function withAgreements(account: ActiveAccount, agreements: readonly Agreement[]): ActiveAccount {
  const others = account.agreements.filter((known) => !agreements.some(({ code }) => code === known.code));
  return { ...account, agreements: [...others, ...agreements] };
}

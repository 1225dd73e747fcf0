// The rules of an account: joined, renamed, left, and joined again (SPEC.md sections 4 and 5).
import { isNickname } from "@sb/contracts/account.ts";
import type { AccountEvent } from "@sb/contracts/account-events.ts";
import { JOIN_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { Refused } from "@sb/platform/refused.ts";

export type ActiveAccount = {
  readonly status: "ACTIVE";
  readonly userId: string;
  /** Counts from 1; each has a key of its own (account-events.ts). */
  readonly membership: number;
  readonly nickname: string;
  /** The one before the last change, whose reservation ends with it. */
  readonly previousNickname?: string;
  /** Sealed `Person`. */
  readonly person: string;
};

export type AccountState =
  | { readonly status: "NONE" }
  | ActiveAccount
  | {
      readonly status: "DEREGISTERED";
      readonly userId: string;
      readonly membership: number;
      readonly nickname: string;
    };

export type Join = {
  readonly kind: "join";
  readonly userId: string;
  /** The one that `person` was sealed for. */
  readonly membership: number;
  readonly nickname: string;
  readonly terms: readonly TermsCode[];
  readonly person: string;
};

export type AccountCommand =
  | Join
  | { readonly kind: "changeNickname"; readonly nickname: string }
  | { readonly kind: "changePerson"; readonly membership: number; readonly person: string }
  | { readonly kind: "deregister" };

export const accountDecider: Decider<AccountCommand, AccountEvent, AccountState> = {
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function decide(command: AccountCommand, state: AccountState): readonly AccountEvent[] {
  switch (command.kind) {
    case "join":
      return join(command, state);
    case "changeNickname":
      return changeNickname(command.nickname, active(state));
    case "changePerson":
      return changePerson(command.membership, command.person, active(state));
    case "deregister":
      return deregister(active(state));
    default:
      return command satisfies never;
  }
}

function join(command: Join, state: AccountState): readonly AccountEvent[] {
  requireJoinTerms(command.terms);
  requireNickname(command.nickname);
  if (state.status === "ACTIVE") throw new Refused("ALREADY_JOINED");
  if (command.membership !== nextMembership(state)) throw new Refused("CONFLICT");
  const { kind: _, ...facts } = command;
  return [{ type: "AccountJoined", version: 1, data: { ...facts, again: state.status === "DEREGISTERED" } }];
}

function changeNickname(nickname: string, account: ActiveAccount): readonly AccountEvent[] {
  requireNickname(nickname);
  if (nickname === account.nickname) return [];
  const data = { userId: account.userId, nickname, previous: account.nickname };
  return [{ type: "NicknameChanged", version: 1, data }];
}

function changePerson(membership: number, person: string, account: ActiveAccount): readonly AccountEvent[] {
  if (membership !== account.membership) throw new Refused("LOGIN_EXPIRED");
  return [{ type: "AccountPersonChanged", version: 1, data: { userId: account.userId, membership, person } }];
}

function deregister({ userId, membership, nickname }: ActiveAccount): readonly AccountEvent[] {
  return [{ type: "AccountDeregistered", version: 1, data: { userId, membership, nickname } }];
}

/** The membership that a join would begin. */
export function nextMembership(state: AccountState): number {
  return state.status === "NONE" ? 1 : state.membership + 1;
}

export function requireJoinTerms(terms: readonly TermsCode[]): void {
  if (!JOIN_TERMS.every((code) => terms.includes(code)))
    throw new Refused("TERMS_NOT_AGREED", [{ path: "terms", code: "TERMS_NOT_AGREED" }]);
}

function requireNickname(nickname: string): void {
  if (!isNickname(nickname)) throw new Refused("NICKNAME_INVALID");
}

/** Who has left, or never was, has no login any more. */
export function active(state: AccountState): ActiveAccount {
  if (state.status !== "ACTIVE") throw new Refused("LOGIN_EXPIRED");
  return state;
}

function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case "AccountJoined": {
      const { userId, membership, nickname, person } = event.data;
      return { status: "ACTIVE", userId, membership, nickname, person };
    }
    case "NicknameChanged":
      return { ...active(state), nickname: event.data.nickname, previousNickname: event.data.previous };
    case "AccountPersonChanged":
      return { ...active(state), person: event.data.person };
    case "AccountDeregistered": {
      const { userId, membership, nickname } = event.data;
      return { status: "DEREGISTERED", userId, membership, nickname };
    }
    default:
      throw new Error(`no such account event: ${(event satisfies never as AccountEvent).type}`);
  }
}

// Nicknames are unique. A name is claimed in its own stream first, then the account's event uses it. A crash between the
// two leaves a claim that nobody uses.
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { skeletonOf } from "@sb/knowledge/skeleton.ts";
import { isWithin } from "@sb/platform/clock.ts";
import { reservationEvents } from "@sb/platform/decide/reservation.ts";
import type { CommandContext, HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore, StreamEvent } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { AccountGate } from "./gate.ts";
import { nicknameDecider } from "./rules/nickname.ts";

/** An older claim that no account uses is abandoned, since no request takes that long. Milliseconds. */
const ABANDONED_MS = 10 * 60_000;
const ATTEMPTS = 3;

export type Member = { readonly userId: string; readonly membership: number };

/** The claims of its nickname that the account's events carry, so that exactly these are freed when it is put down. */
export type ClaimIds = readonly string[];

export type Nicknames = {
  /** Claims the name for the member, unless they hold it, and gives the ids of the claims. Throws Refused("NICKNAME_TAKEN"). */
  claim(nickname: string, member: Member, context: CommandContext): Promise<ClaimIds>;
  /**
   * Frees a name that the member has put down, if it is held by one of these claims. Another claim belongs to a later
   * request for the same name.
   */
  release(nickname: string, claims: ClaimIds, member: Member, context: CommandContext): Promise<void>;
  /** Answers a question; only `claim` makes sure. */
  isFree(nickname: string, at: string): Promise<boolean>;
  isHeldBy(nickname: string, userId: string): Promise<boolean>;
};

type Deps = {
  readonly eventStore: EventStore;
  readonly vault: Pick<Vault, "mac">;
  readonly handle: HandleCommand;
  readonly accounts: AccountGate;
};

type Claim = { readonly holder: string; readonly at: string };

/** Two names that can't be told apart (`Il`, `lI`) are claimed as one, besides each name itself. */
export function createNicknames(deps: Deps): Nicknames {
  const names = createClaims(deps, { label: "nickname", keyOf: nicknameKey });
  const looks = createClaims(deps, { label: "nickname-look", keyOf: skeletonOf });
  return {
    async claim(...claim) {
      return [...(await names.claim(...claim)), ...(await looks.claim(...claim))];
    },
    async release(...release) {
      await names.release(...release);
      await looks.release(...release);
    },
    isFree: async (...question) => (await names.isFree(...question)) && (await looks.isFree(...question)),
    isHeldBy: names.isHeldBy,
  };
}

type Claimed = { readonly label: string; readonly keyOf: (nickname: string) => string };

function createClaims({ eventStore, vault, handle, accounts }: Deps, { label, keyOf }: Claimed): Nicknames {
  const streamOf = (nickname: string): string => `nickname-${vault.mac(label, keyOf(nickname))}`;

  async function findClaim(nickname: string): Promise<Claim | undefined> {
    return claimOf((await eventStore.readStream(streamOf(nickname))).events.at(-1));
  }

  async function claim(nickname: string, member: Member, context: CommandContext): Promise<ClaimIds> {
    if (await isUsedBy(nickname, member)) return idsOf(await findClaim(nickname));
    const holder = holderOf(member);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const replacing = await findReplaceable(nickname, member, context.at);
      const { state } = await handle(
        nicknameDecider,
        streamOf(nickname),
        { type: "Claim", holder, replacing },
        context,
      );
      if (state.holder === holder) return [idOf(holder)];
    }
    throw new Refused("NICKNAME_TAKEN");
  }

  /** The claim in the way, if it may be replaced: an earlier one of the same member, or an abandoned one. */
  async function findReplaceable(nickname: string, member: Member, at: string): Promise<string | undefined> {
    const claimed = await findClaim(nickname);
    if (!claimed) return undefined;
    return isOf(member, claimed.holder) || (await isAbandoned(nickname, claimed, at)) ? claimed.holder : undefined;
  }

  async function isAbandoned(nickname: string, claimed: Claim, at: string): Promise<boolean> {
    if (isWithin(Date.parse(claimed.at), Date.parse(at), ABANDONED_MS)) return false;
    return !(await isUsedBy(nickname, memberOf(claimed.holder)));
  }

  async function isUsedBy(nickname: string, { userId, membership }: Member): Promise<boolean> {
    const account = await accounts.find(userId);
    if (account.status !== "ACTIVE" || account.membership !== membership) return false;
    return keyOf(account.nickname) === keyOf(nickname);
  }

  return {
    claim,
    async release(nickname, claims, member, context) {
      const claimed = await findClaim(nickname);
      if (!claimed || !claims.includes(idOf(claimed.holder))) return;
      // The name they have now may look the same.
      if (await isUsedBy(nickname, member)) return;
      await handle(nicknameDecider, streamOf(nickname), { type: "Release", holder: claimed.holder }, context);
    },
    async isFree(nickname, at) {
      const claimed = await findClaim(nickname);
      return claimed === undefined || isAbandoned(nickname, claimed, at);
    },
    async isHeldBy(nickname, userId) {
      const claimed = await findClaim(nickname);
      return claimed !== undefined && memberOf(claimed.holder).userId === userId;
    },
  };
}

/** Each claim has its own holder, so that replacing or releasing one never affects another. */
function holderOf({ userId, membership }: Member): string {
  return `${userId}~${membership}~${uuidv7()}`;
}

function idOf(holder: string): string {
  return holder.split("~")[2] ?? "";
}

const idsOf = (claimed: Claim | undefined): ClaimIds => (claimed ? [idOf(claimed.holder)] : []);

function memberOf(holder: string): Member {
  const [userId = "", membership = ""] = holder.split("~");
  return { userId, membership: Number(membership) };
}

function isOf(member: Member, holder: string): boolean {
  return holder.startsWith(`${member.userId}~${member.membership}~`);
}

/** A reservation's newest event is the claim in force, or a release. */
function claimOf(last: StreamEvent | undefined): Claim | undefined {
  if (last === undefined) return undefined;
  const event = reservationEvents.read(last);
  if (event.type !== "NameClaimed") return undefined;
  return { holder: event.data.holder, at: last.meta.at };
}

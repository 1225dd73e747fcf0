// Whether somebody acts for an agency right now. An access token is good for minutes; this is not.
import { agencyEvents } from "@sb/contracts/agency/events.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Caller, Handler, Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { type AgencyState, evolve, initialState } from "./rules/state.ts";
import type { Seat } from "./seats.ts";

export type AgencyGate = {
  /** Whether the agency has the member, also while it is stopped. */
  readonly hasMember: (seat: Seat) => Promise<boolean>;
  /** Whether the member may act for the agency now. Without a `memberId`, a program with the agency's key. */
  readonly mayAct: (caller: Pick<Caller, "agencySeq" | "memberId">) => Promise<boolean>;
  /** Empty where there is none. */
  readonly nameOf: (agencySeq: number) => Promise<string>;
};

/** An agency's stream is short and seldom asked for: it is read anew each time. */
export function createAgencyGate({ eventStore }: { readonly eventStore: EventStore }): AgencyGate {
  async function find(agencySeq: number): Promise<AgencyState> {
    const { events } = await eventStore.readStream(agencyStream.of(agencySeq));
    return events.map((event) => agencyEvents.read(event)).reduce(evolve, initialState);
  }

  return {
    nameOf: async (agencySeq) => (await find(agencySeq)).name,
    hasMember: async ({ agencySeq, memberId }) => isMember(await find(agencySeq), memberId),
    async mayAct({ agencySeq, memberId }) {
      if (agencySeq === undefined) return false;
      const agency = await find(agencySeq);
      return agency.status === "ACTIVE" && (memberId === undefined || isMember(agency, memberId));
    },
  };
}

const isMember = ({ members }: AgencyState, memberId: string): boolean =>
  members.some((member) => member.memberId === memberId);

/**
 * The same handlers; those for agencies refuse who may not act for theirs any more with TOKEN_EXPIRED: the next access token
 * does not name the agency, and the login goes on without.
 */
export function guardAgencies<Keys extends RouteKey>(
  agencies: Pick<AgencyGate, "mayAct">,
  handlers: Handlers<Keys>,
): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => {
    const { who } = routes[key as Keys];
    if (who !== "agency" && who !== "authority") return [key, handler];
    const guarded = guard(agencies, handler as Handler<"POST agency/key">);
    // Staff act in their own name on routes that are for agencies and for staff.
    const isStaff = (caller: Caller) => who === "authority" && mayDo(caller, "moderator");
    return [key, both(isStaff, handler as Handler<"POST agency/key">, guarded)];
  });
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

const both =
  (isStaff: (caller: Caller) => boolean, staffs: Handler<"POST agency/key">, agencys: Handler<"POST agency/key">) =>
  (request: HttpRequest<"POST agency/key">) =>
    (isStaff(request.caller) ? staffs : agencys)(request);

function guard({ mayAct }: Pick<AgencyGate, "mayAct">, handle: Handler<"POST agency/key">): Handler<"POST agency/key"> {
  return async (request) => {
    if (!(await mayAct(request.caller))) throw new Refused("TOKEN_EXPIRED");
    return handle(request);
  };
}

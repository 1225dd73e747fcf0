// The steps of setting up: the service sees some in its settings and its read models, and admins say of the rest. It never calls done
// what it can't see.
import { AGENCY_LISTS, AGENCY_MODEL } from "@sb/contracts/agency/model.ts";
import { TERMS_CODES } from "@sb/contracts/codes.ts";
import {
  OPERATION_MODEL,
  SETUP_COLLECTION,
  SETUP_LEAVES,
  SETUP_STEPS,
  type SetupDoc,
  type SetupState,
  type SetupStep,
} from "@sb/contracts/operation/model.ts";
import type { SetupList } from "@sb/contracts/operation/wire.ts";
import {
  LIST_LIMITS,
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { TERMS_COLLECTION, TERMS_MODEL, type TermsDoc } from "@sb/contracts/terms/model.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import type { OperationQueryDeps } from "./deps.ts";

/** Facts of the settings; one is absent where another process may have it and this one has not. */
export type SetUp = {
  readonly ownIssuer?: boolean;
  readonly mailServer?: boolean;
  /** People who may decide: admins and moderators, each once. */
  readonly deciders?: number;
};

type Settings = Pick<Config, "oidc" | "mail" | "adminEmails" | "staffEmails">;

/** `isAlone`: this process is everything, so what it has not been told is not there. */
export function setUpOf({ oidc, mail, adminEmails, staffEmails }: Settings, isAlone: boolean): SetUp {
  const deciders = new Set([...adminEmails, ...staffEmails.moderator]).size;
  const sends = !mail.url.startsWith("file:");
  return {
    ...((isAlone || oidc) && { ownIssuer: oidc !== undefined }),
    ...((isAlone || sends) && { mailServer: sends }),
    ...((isAlone || deciders > 0) && { deciders }),
  };
}

/** So many people, so that one of them may be away, and decide about what concerns the other. */
const DECIDERS = 2;

type Seen = { readonly state: "DONE" | "MISSING" | "UNKNOWN"; readonly count?: number };

const byItself = (is: boolean | undefined, count?: number): Seen => ({
  state: is === undefined ? "UNKNOWN" : is ? "DONE" : "MISSING",
  ...(count !== undefined && { count }),
});

const LOOKS: Readonly<Record<SetupStep, (deps: OperationQueryDeps) => Promise<Seen>>> = {
  ISSUER: async ({ setUp }) => byItself(setUp?.ownIssuer),
  STAFF: async ({ setUp }) => {
    const count = setUp?.deciders;
    return byItself(count === undefined ? undefined : count >= DECIDERS, count);
  },
  MAIL: async ({ setUp }) => byItself(setUp?.mailServer),
  TERMS: async ({ readStore }) => {
    const count = await ownTerms(readStore);
    return byItself(count === TERMS_CODES.length, count);
  },
  AGENCIES: async ({ readStore }) => {
    const none = { offset: 0, limit: 1, newestFirst: false };
    const { total } = await readStore.model(AGENCY_MODEL).list(AGENCY_LISTS.active, none);
    return byItself(total > 0, total);
  },
  LISTS: async ({ readStore }) => {
    const count = await takenLists(readStore);
    return byItself(count > 0, count);
  },
  // Back-ups are made from outside.
  BACKUP: async () => byItself(undefined),
};

/** How many lists have entries. */
async function takenLists(readStore: ReadStore): Promise<number> {
  const model = readStore.model(PUBLISHED_MODEL);
  const all = { offset: 0, limit: LIST_LIMITS.lists, newestFirst: true };
  const { members } = await model.list(PUBLISHED_LISTS.open, all);
  const docs = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  return (docs as readonly (ListDoc | undefined)[]).filter((doc) => (doc?.good?.entries ?? 0) > 0).length;
}

/** How many of the terms are the operator's own, and not those that come with the program. */
async function ownTerms(readStore: ReadStore): Promise<number> {
  const keys = TERMS_CODES.map((id) => ({ collection: TERMS_COLLECTION, id }));
  const docs = (await readStore.model(TERMS_MODEL).getMany(keys)) as readonly (TermsDoc | undefined)[];
  return docs.filter((doc) => doc !== undefined && doc.versions.length > 0).length;
}

export function getSetup(deps: OperationQueryDeps): Handler<"GET admin/setup"> {
  return async () => {
    const keys = SETUP_STEPS.map((id) => ({ collection: SETUP_COLLECTION, id }));
    const said = (await deps.readStore.model(OPERATION_MODEL).getMany(keys)) as readonly (SetupDoc | undefined)[];
    const nicks = await findNicknames(
      deps.readStore,
      said.flatMap((doc) => (doc ? [doc.by] : [])),
    );
    const items = SETUP_STEPS.map(async (step, i) => {
      const seen = await LOOKS[step](deps);
      return { step, ...seen, state: stateOf(step, seen, said[i]), ...wordOf(said[i], nicks) };
    });
    const all = await Promise.all(items);
    const complete = all.every(({ state }) => state !== "MISSING" && state !== "UNKNOWN");
    return { body: { items: all, complete } satisfies SetupList };
  };
}

const mayBeLeft: readonly SetupStep[] = SETUP_LEAVES;

/** Words fill in only what is not seen: nobody talks a missing issuer away. */
function stateOf(step: SetupStep, { state }: Seen, said: SetupDoc | undefined): SetupState {
  if (state === "UNKNOWN" && said?.answer === "DONE") return "SAID";
  if (state === "MISSING" && said?.answer === "LEFT" && mayBeLeft.includes(step)) return "LEFT";
  return state;
}

function wordOf(
  said: SetupDoc | undefined,
  nicks: ReadonlyMap<string, string>,
): Pick<SetupList["items"][number], "said"> {
  if (!said || said.answer === "OPEN") return {};
  return { said: { answer: said.answer, at: said.at, nick: nicks.get(said.by) ?? "" } };
}

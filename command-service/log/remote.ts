// The public log's rules as other services ask for them (contracts/log/remote.ts).

import { type AdoptedRules, type RulesAdopted, type RulesEvent, rulesEvents } from "@sb/contracts/log/events.ts";
import type { LogRemote } from "@sb/contracts/log/remote.ts";
import { rulesStream } from "@sb/contracts/log/subject.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";

type AdoptRules = { readonly type: "Adopt"; readonly rules: readonly AdoptedRules[] };
/** Those that were adopted, as `nameOf` names them. */
type RulesState = ReadonlySet<string>;

const nameOf = ({ rules, version, digest }: AdoptedRules): string => `${rules} ${version} ${digest}`;

const rulesDecider: Decider<AdoptRules, RulesEvent, RulesState> = {
  events: rulesEvents,
  initialState: new Set(),
  evolve: (known, { data }) => new Set([...known, nameOf(data)]),
  decide: ({ rules }, known): readonly RulesAdopted[] => {
    const fresh = new Map(rules.filter((each) => !known.has(nameOf(each))).map((each) => [nameOf(each), each]));
    return [...fresh.values()].map((data) => ({ type: "RulesAdopted", version: 1, data }));
  },
};

const ACTOR = "system:log";

export const remote = ((deps: WriteDeps): LogRemote => ({
  async adopt(rules, id) {
    await deps.handle(rulesDecider, rulesStream.of("all"), { type: "Adopt", rules }, contextFor(deps, ACTOR, id));
  },
})) satisfies RemotePart;

// Explores the machine's state graph: the receipt is reachable from every reachable state.
import { FILING_TERMS } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { type SnapshotFrom, transition } from "xstate";
import { filled } from "../form/filled.ts";
import type { StepName } from "../steps/order.ts";
import { HAPPENED, type Happened } from "../steps/path.ts";
import type { WizardEvent } from "./events.ts";
import { startWizard } from "./harness.ts";
import { isReached } from "./judge.ts";
import { wizardMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof wizardMachine>;

const TITLE = "declare.title";
/** The other screens are reached by next and back. */
const CHOSEN: readonly StepName[] = ["category", "title", "review", "consent"];
const EVENTS: readonly WizardEvent[] = [
  { type: "path.widened" },
  { type: "step.next" },
  { type: "step.back" },
  { type: "step.checked" },
  ...CHOSEN.map((step): WizardEvent => ({ type: "step.chosen", step })),
  { type: "field.changed", path: TITLE, value: "" },
  { type: "field.changed", path: TITLE, value: "A title" },
  { type: "terms.agreed", agreed: true },
  { type: "terms.agreed", agreed: false },
  { type: "report.submitted" },
  { type: "submit.refused", failure: { code: "NETWORK_FAILED", fields: [], likelyChains: [] } },
  {
    type: "submit.refused",
    failure: {
      code: "PERSONAL_INFORMATION",
      fields: [{ place: TITLE, code: "PERSONAL_INFORMATION" }],
      likelyChains: [],
    },
  },
  { type: "submit.accepted", dclrSeq: 1 },
];

const keyOf = ({ value, context }: Snapshot) =>
  JSON.stringify([
    typeof value === "string" ? value : Object.keys(value),
    context.step,
    context.furthest,
    context.isWidened,
    context.values.fields[TITLE],
    context.agreed.length,
    context.refused.length > 0,
  ]);

/** All states reachable from the initial one, each with its successors. */
function explore(first: Snapshot): Map<string, { snapshot: Snapshot; next: Set<string> }> {
  const found = new Map([[keyOf(first), { snapshot: first, next: new Set<string>() }]]);
  const queue = [first];
  for (const snapshot of queue) {
    for (const event of EVENTS.filter((event) => snapshot.can(event))) {
      const [after] = transition(wizardMachine, snapshot, event);
      found.get(keyOf(snapshot))?.next.add(keyOf(after));
      if (found.has(keyOf(after))) continue;
      found.set(keyOf(after), { snapshot: after, next: new Set() });
      queue.push(after);
    }
  }
  return found;
}

async function filledForm(happened: Happened): Promise<Snapshot> {
  const wizard = startWizard();
  await wizard.begun(happened);
  for (const [path, value] of Object.entries(filled({ [TITLE]: "A title" }).fields)) {
    wizard.send({ type: "field.changed", path: path as typeof TITLE, value });
  }
  // The address and the texts are checked: nothing in the graph waits for that.
  await wizard.looked();
  await wizard.checked();
  return wizard.now();
}

test.each(HAPPENED)(
  "%s: the receipt is reachable from every state, and no invalid report is sent",
  async (happened) => {
    const graph = explore(await filledForm(happened));
    const receipts = [...graph].filter(([, { snapshot }]) => snapshot.matches("receipt")).map(([key]) => key);
    const good = new Set(receipts);
    for (let grown = true; grown; ) {
      const more = [...graph].filter(([key, { next }]) => !good.has(key) && [...next].some((to) => good.has(to)));
      for (const [key] of more) good.add(key);
      grown = more.length > 0;
    }

    expect(receipts.length).toBeGreaterThan(0);
    expect(graph.size).toBeGreaterThan(200);
    expect([...graph.keys()].filter((key) => !good.has(key))).toEqual([]);
    for (const { snapshot } of graph.values()) {
      expect(isReached(snapshot.context, snapshot.context.step)).toBe(true);
      if (!snapshot.matches("submitting")) continue;
      expect(snapshot.context.values.fields[TITLE]).not.toBe("");
      expect(snapshot.context.agreed).toEqual(FILING_TERMS);
    }
  },
);

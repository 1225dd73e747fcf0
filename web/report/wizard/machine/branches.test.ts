// Walks every branch of the wizard from the first screen to the receipt, and checks at each screen whether it may
// continue.
import { FILING_TERMS } from "@sb/contracts/codes.ts";
import { Declaration } from "@sb/contracts/report/wire.ts";
import { describe, expect, test } from "vitest";
import { toDeclaration } from "../form/declaration.ts";
import { WALLET } from "../form/filled.ts";
import type { FieldPath } from "../form/values.ts";
import type { StepName } from "../steps/order.ts";
import { pathOf } from "../steps/path.ts";
import { startWizard, type Wizard } from "./harness.ts";

type Branch = {
  readonly crime: "HACKING" | "OTHER";
  readonly target: "WALLET" | "WALLET_OTHER_CHAIN" | "SITE" | "SITE_WITH_CHAIN";
  readonly optional: boolean;
  readonly file: boolean;
  readonly open: "PUBLIC" | "PRIVATE";
};

const BRANCHES: readonly Branch[] = (["HACKING", "OTHER"] as const).flatMap((crime) =>
  (["WALLET", "WALLET_OTHER_CHAIN", "SITE", "SITE_WITH_CHAIN"] as const).flatMap((target) =>
    [true, false].flatMap((optional) =>
      [true, false].flatMap((file) =>
        (["PUBLIC", "PRIVATE"] as const).map((open) => ({ crime, target, optional, file, open })),
      ),
    ),
  ),
);

type Filling = readonly (readonly [path: FieldPath, value: string])[];

const TARGETS: Readonly<Record<Branch["target"], Filling>> = {
  WALLET: [
    ["declare.declareType", "WALLET"],
    ["declare.adrs", WALLET],
    ["declare.chain", "BTC"],
  ],
  WALLET_OTHER_CHAIN: [
    ["declare.declareType", "WALLET"],
    ["declare.adrs", "some1address2of3another4chain"],
    ["declare.chain", "OTHER"],
    ["declare.customChain", "Kaia"],
  ],
  SITE: [
    ["declare.declareType", "SITE"],
    ["declare.adrs", "exchange.example"],
  ],
  SITE_WITH_CHAIN: [
    ["declare.declareType", "SITE"],
    ["declare.adrs", "exchange.example"],
    ["declare.chain", "ETH"],
  ],
};

/** The required input of each screen of a branch. If any is missing, it may not continue. */
const required = ({ crime, target, open }: Branch): Partial<Record<StepName, Filling>> => ({
  category:
    crime === "OTHER"
      ? [
          ["declare.crimeType", crime],
          ["declare.crimeDetail", "Something new"],
        ]
      : [["declare.crimeType", crime]],
  target: TARGETS[target],
  story: [["declare.comment", "What happened"]],
  title: [["declare.title", "A title"]],
  visibility: [["declare.open", open]],
});

const OPTIONAL: Partial<Record<StepName, Filling>> = {
  assets: [
    ["declare.dmgVolume", "3.25"],
    ["declare.dmgHash", "hash"],
    ["declare.dmgAdrs", WALLET],
  ],
  suspect: [
    ["additional.suspect.name", "Nobody Ltd"],
    ["additional.suspect.email", "no@mail.example"],
  ],
  traces: [["additional.suspect.ip", "203.0.113.7"]],
  reporter: [
    ["additional.reporter.phone", "1"],
    ["additional.reporter.email", "me@mail.example"],
  ],
};

/** Required fields that may need no input: the chain, which the address's check fills in, and the title. */
const MAY_BE_LEFT_OUT: readonly FieldPath[] = ["declare.chain", "declare.title"];

function fillRequired(wizard: Wizard, branch: Branch, step: StepName): void {
  for (const [path, value] of required(branch)[step] ?? []) {
    if (!MAY_BE_LEFT_OUT.includes(path))
      expect(wizard.can({ type: "step.next" }), `${step} without ${path}`).toBe(false);
    wizard.type(path, value);
  }
}

async function fillStep(wizard: Wizard, branch: Branch, step: StepName): Promise<void> {
  fillRequired(wizard, branch, step);
  if (branch.optional) for (const [path, value] of OPTIONAL[step] ?? []) wizard.type(path, value);
  if (step === "sources" && branch.optional) {
    wizard.send({ type: "source.changed", index: 0, src: "https://news.example/1" });
  }
  if (step === "files" && branch.file) {
    wizard.send({ type: "files.added", files: [new File(["evidence"], "evidence.txt")] });
    await wizard.until(({ context }) => context.attached.files.every(({ ready }) => ready));
  }
}

async function walkToConsent(wizard: Wizard, branch: Branch): Promise<void> {
  for (const step of pathOf(wizard.context()).slice(1, -1)) {
    expect(wizard.context().step).toBe(step);
    await fillStep(wizard, branch, step);
    expect(wizard.can({ type: "report.submitted" }), `submitting on ${step}`).toBe(false);
    expect(wizard.can({ type: "step.next" }), `leaving ${step}`).toBe(true);
    wizard.send({ type: "step.next" });
    await wizard.until(({ context }) => context.step !== step);
  }
}

describe.each(BRANCHES)("$crime, $target, optional: $optional, file: $file, $open", (branch) => {
  test("reaches the receipt and sends a body that passes the server's schema", async () => {
    const wizard = startWizard();
    await wizard.begun();
    await walkToConsent(wizard, branch);

    expect(wizard.context().step).toBe("consent");
    for (const code of FILING_TERMS) {
      expect(wizard.can({ type: "report.submitted" }), `without ${code}`).toBe(false);
      wizard.send({ type: "term.agreed", code, agreed: true });
    }
    expect(wizard.can({ type: "report.submitted" })).toBe(true);
    wizard.send({ type: "report.submitted" });
    await wizard.until((snapshot) => snapshot.matches({ receipt: "done" }));

    expect(wizard.context().dclrSeq).toBe(42);
    const [submission] = wizard.submissions;
    expect(submission?.attached.files.length).toBe(branch.file ? 1 : 0);
    const sent = submission && Declaration.parse(toDeclaration(submission.values, submission.agreed));
    expect(sent?.declare).toMatchObject({ crimeType: branch.crime, open: branch.open });
    expect(sent?.declare.customChain).toBe(branch.target === "WALLET_OTHER_CHAIN" ? "Kaia" : undefined);
    expect(sent?.declare.etcSrc.length).toBe(branch.optional ? 1 : 0);
  });
});

test("the optional questions can be skipped at once, from any of them", async () => {
  const wizard = startWizard();
  await wizard.begun();
  const branch: Branch = { crime: "HACKING", target: "SITE", optional: false, file: false, open: "PUBLIC" };
  for (const step of ["category", "target", "story", "title"] as const) {
    await fillStep(wizard, branch, step);
    expect(wizard.can({ type: "rest.skipped" }), step).toBe(false);
    wizard.send({ type: "step.next" });
    await wizard.until(({ context }) => context.step !== step);
  }
  wizard.send({ type: "step.next" });
  wizard.type("additional.suspect.email", "not an address");
  expect(wizard.can({ type: "rest.skipped" })).toBe(false);
  wizard.type("additional.suspect.email", "");
  wizard.send({ type: "rest.skipped" });
  expect(wizard.context().step).toBe("visibility");
  wizard.send({ type: "step.back" });
  expect(wizard.context().step).toBe("files");
  expect(wizard.can({ type: "rest.skipped" })).toBe(false);
});

import { describe, expect, test } from "vitest";
import { filled } from "../form/filled.ts";
import { startWizard, type Wizard } from "./harness.ts";
import type { LoadedReport } from "./moves.ts";

async function submitted(wizard: Wizard): Promise<void> {
  wizard.send({ type: "report.submitted" });
  await wizard.until((snapshot) => !snapshot.matches("submitting"));
}

describe("changing a filed report", () => {
  const LOADED: LoadedReport = {
    values: filled(),
    kept: [{ fileId: "k", name: "k.txt", mediaType: "text/plain", size: 1, sha256: "hash of k" }],
    deletionPending: false,
  };
  const change = { kind: "modify", dclrSeq: 5 } as const;

  test("is prefilled, can jump to every screen before consent, and is never saved as a draft", async () => {
    const wizard = startWizard({ loadReport: async () => LOADED }, change);
    await wizard.filling();
    expect(wizard.can({ type: "step.chosen", step: "review" })).toBe(true);
    wizard.type("declare.title", "Another title");
    wizard.clock.increment(10_000);
    expect(wizard.calls).not.toContain("saveDraft");
    expect(wizard.context()).toMatchObject({ touched: true, attached: { kept: LOADED.kept } });
  });

  test("a kept file can be removed; the draft is unchanged", async () => {
    const wizard = startWizard({ loadReport: async () => LOADED }, change);
    await wizard.filling();
    wizard.send({ type: "kept.removed", fileId: "k" });
    wizard.send({ type: "step.chosen", step: "review" });
    wizard.send({ type: "step.next" });
    wizard.send({ type: "terms.agreed", agreed: true });
    await submitted(wizard);
    await wizard.until((snapshot) => snapshot.matches({ receipt: "done" }));
    expect(wizard.submissions[0]?.attached.kept).toEqual([]);
    expect(wizard.calls).not.toContain("dropDraft");
  });

  test("is blocked while a deletion request is pending, and missing for another user's report", async () => {
    const pending = startWizard({ loadReport: async () => ({ ...LOADED, deletionPending: true }) }, change);
    await pending.until((snapshot) => snapshot.matches("blocked"));
    const missing = startWizard({}, change);
    await missing.until((snapshot) => snapshot.matches("missing"));
  });
});

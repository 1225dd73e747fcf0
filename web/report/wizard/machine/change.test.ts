import { describe, expect, test } from "vitest";
import { filled } from "../form/filled.ts";
import { startWizard, type Wizard } from "./harness.ts";
import type { LoadedReport } from "./moves.ts";

async function submitted(wizard: Wizard): Promise<void> {
  wizard.send({ type: "submitted" });
  await wizard.until((snapshot) => !snapshot.matches("submitting"));
}

describe("changing a filed report", () => {
  const LOADED: LoadedReport = {
    values: filled(),
    kept: [{ fileId: "k", name: "k.txt", mediaType: "text/plain", size: 1, sha256: "hash of k" }],
    deletionPending: false,
  };
  const change = { kind: "modify", dclrSeq: 5 } as const;

  test("is prefilled, every screen before consent in reach, and never saved as the draft", async () => {
    const wizard = startWizard({ loadReport: async () => LOADED }, change);
    await wizard.filling();
    expect(wizard.can({ type: "step.chosen", step: "review" })).toBe(true);
    wizard.type("declare.title", "Another title");
    wizard.clock.increment(10_000);
    expect(wizard.calls).not.toContain("saveDraft");
    expect(wizard.context()).toMatchObject({ touched: true, attached: { kept: LOADED.kept } });
  });

  test("a file that stays can be taken off; the draft is left alone", async () => {
    const wizard = startWizard({ loadReport: async () => LOADED }, change);
    await wizard.filling();
    wizard.send({ type: "kept.removed", fileId: "k" });
    wizard.send({ type: "step.chosen", step: "review" });
    wizard.send({ type: "step.next" });
    wizard.send({ type: "terms.allAgreed", agreed: true });
    await submitted(wizard);
    await wizard.until((snapshot) => snapshot.matches({ receipt: "done" }));
    expect(wizard.submissions[0]?.attached.kept).toEqual([]);
    expect(wizard.calls).not.toContain("dropDraft");
  });

  test("is blocked while a deletion request is pending, and missing where it is not one's own", async () => {
    const pending = startWizard({ loadReport: async () => ({ ...LOADED, deletionPending: true }) }, change);
    await pending.until((snapshot) => snapshot.matches("blocked"));
    const missing = startWizard({}, change);
    await missing.until((snapshot) => snapshot.matches("missing"));
  });
});

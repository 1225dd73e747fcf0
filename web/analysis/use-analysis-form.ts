// The form of a request: its values, what is wrong with them, and sending them.
import { ANALYSIS_FIELDS, TARGET_FIELDS } from "@sb/contracts/analysis/fields.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import type { Problem } from "../form/check.ts";
import { useForm } from "../form/use-form.ts";
import { useLanguage } from "../i18n/language.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { toast } from "../ui/feedback/toast.ts";
import { isTooMany, targetsIn } from "./targets.ts";

/** Stands for "no report" in the select. */
export const NO_REPORT = "NONE";

export type AnalysisValues = {
  /** A seq, or NO_REPORT. */
  readonly dclrSeq: string;
  /** As it was pasted. */
  readonly targets: string;
  readonly content: string;
  readonly amount: string;
  readonly happenedAt: string;
  readonly contact: string;
};

/** `report`: the seq of the report that it is about. */
export function useAnalysisForm(report: string | undefined) {
  const { t } = useTranslation();
  const { email } = useSession();
  const { language } = useLanguage();
  const go = useGo();
  const queryClient = useQueryClient();
  return useForm<AnalysisValues, { readonly analysisSeq: number }>({
    initial: {
      dclrSeq: report ?? NO_REPORT,
      targets: "",
      content: "",
      amount: "",
      happenedAt: "",
      contact: email ?? "",
    },
    labels: {
      dclrSeq: t(($) => $.analysis.write.report),
      targets: t(($) => $.analysis.write.targets),
      content: t(($) => $.analysis.write.content),
      amount: t(($) => $.analysis.write.amount),
      happenedAt: t(($) => $.analysis.write.happenedAt),
      contact: t(($) => $.analysis.write.contact),
    },
    rules: ANALYSIS_FIELDS,
    check: ({ targets, dclrSeq }) => {
      const found = targetsIn(targets);
      const problem = (code: Problem<AnalysisValues>["code"]) => [{ name: "targets", code } as const];
      if (found.length === 0 && dclrSeq === NO_REPORT) return problem("REQUIRED_FIELD_MISSING");
      if (isTooMany(found)) return problem("INVALID_REQUEST");
      return found.some(({ value }) => value.length > TARGET_FIELDS.value.maxChars) ? problem("TEXT_TOO_LONG") : [];
    },
    textOf: ({ name, code }) => {
      if (name !== "targets") return undefined;
      if (code === "REQUIRED_FIELD_MISSING") return t(($) => $.analysis.write.targetsMissing);
      return code === "INVALID_REQUEST" ? t(($) => $.analysis.write.targetsTooMany) : undefined;
    },
    send: ({ dclrSeq, targets, ...text }, { idempotencyKey }) => {
      const about = dclrSeq === NO_REPORT ? {} : { dclrSeq: Number(dclrSeq) };
      return call("POST report/analysis", {
        body: { ...text, ...about, targets: [...targetsIn(targets)], language },
        idempotencyKey,
      });
    },
    onSent: async ({ analysisSeq }) => {
      toast.good(t(($) => $.analysis.write.done));
      await queryClient.invalidateQueries({ queryKey: under("report/analysis") });
      await go(pathTo("/support/analysis/:analysisSeq", { analysisSeq }), { replace: true });
    },
  });
}

// The form of a decision: its values, what is wrong with them, and sending them.
import type { DeletionOutcome } from "@sb/contracts/dispute/codes.ts";
import { CORRECTION_FIELDS, DECISION_FIELDS } from "@sb/contracts/dispute/fields.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { useForm } from "../../form/use-form.ts";
import { useModals } from "../../modals/ask.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useFreshDisputes } from "../use-fresh-disputes.ts";

type DecideValues = {
  readonly outcome: DeletionOutcome | undefined;
  readonly "correction.title": string;
  readonly "correction.comment": string;
  readonly reason: string;
};

const EMPTY: DecideValues = { outcome: undefined, "correction.title": "", "correction.comment": "", reason: "" };
const RULES = {
  outcome: { required: true },
  "correction.title": CORRECTION_FIELDS.title,
  "correction.comment": CORRECTION_FIELDS.comment,
  ...DECISION_FIELDS,
} as const;

export function useDecideForm(requestSeq: number) {
  const { t } = useTranslation();
  const refresh = useFreshDisputes();
  const { decide } = useModals();
  return useForm<DecideValues, unknown>({
    initial: EMPTY,
    labels: {
      outcome: t(($) => $.dispute.admin.decide.outcome),
      "correction.title": t(($) => $.dispute.admin.decide.title),
      "correction.comment": t(($) => $.dispute.admin.decide.comment),
      reason: t(($) => $.dispute.admin.decide.reason),
    },
    rules: RULES,
    check: (values) =>
      values.outcome === "CORRECTED" && correctionOf(values) === undefined
        ? [{ name: "correction.title", code: "REQUIRED_FIELD_MISSING" }]
        : [],
    textOf: ({ name, code }) =>
      name === "correction.title" && code === "REQUIRED_FIELD_MISSING"
        ? t(($) => $.dispute.admin.decide.correctionMissing)
        : undefined,
    confirm: ({ outcome = "KEPT" }) => {
      const { title, follows } = t(($) => $.dispute.admin.decide.ask, { returnObjects: true });
      const text = `${follows[outcome]} ${t(($) => $.dispute.admin.decide.final)}`;
      const confirm = t(($) => $.dispute.admin.decide.submit);
      return decide({ key: "decide-dispute", title: title[outcome], text, confirm, danger: outcome === "REMOVED" });
    },
    send: ({ outcome = "KEPT", reason, ...values }, { idempotencyKey }) => {
      const correction = outcome === "CORRECTED" ? correctionOf(values) : undefined;
      const body = { requestSeq, outcome, reason, ...(correction && { correction }) };
      return call("POST admin/deletion/decide", { body, idempotencyKey });
    },
    onSent: async () => {
      toast.good(t(($) => $.dispute.admin.decide.done));
      await refresh();
    },
  });
}

/** Undefined where nothing is to change. */
function correctionOf(values: Pick<DecideValues, "correction.title" | "correction.comment">) {
  const title = values["correction.title"].trim();
  const comment = values["correction.comment"].trim();
  return title || comment ? { ...(title && { title }), ...(comment && { comment }) } : undefined;
}

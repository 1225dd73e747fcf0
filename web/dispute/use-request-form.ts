// The form of a deletion request (docs/specification/3-fields.md): its values, what is wrong with them, and sending them.
import type { DeletionReason } from "@sb/contracts/dispute/codes.ts";
import { INSTITUTION_FIELDS, REQUEST_FIELDS } from "@sb/contracts/dispute/fields.ts";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keyOf } from "../form/idempotency-key.ts";
import { useForm } from "../form/use-form.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { toast } from "../ui/feedback/toast.ts";
import { useFreshDisputes } from "./use-fresh-disputes.ts";

export type RequestValues = {
  readonly reason: DeletionReason | undefined;
  readonly summary: string;
  readonly content: string;
  readonly fullName: string;
  readonly email: string;
  readonly contact1: string;
  readonly contact2: string;
  readonly isInstitution: boolean;
  readonly "institution.name": string;
  readonly "institution.contact": string;
  readonly "institution.email": string;
  readonly "institution.url": string;
};

type Report = { readonly dclrSeq: number; readonly adrs: string };
/** Files that are sent beside the form. */
export type Evidence = readonly { readonly sha256: string; readonly sent: File }[];

const EMPTY: RequestValues = {
  reason: undefined,
  summary: "",
  content: "",
  fullName: "",
  email: "",
  contact1: "",
  contact2: "",
  isInstitution: false,
  "institution.name": "",
  "institution.contact": "",
  "institution.email": "",
  "institution.url": "",
};

const rulesOf = ({ isInstitution }: RequestValues) => ({
  reason: { required: true },
  ...REQUEST_FIELDS,
  ...(isInstitution && {
    "institution.name": INSTITUTION_FIELDS.name,
    "institution.contact": INSTITUTION_FIELDS.contact,
    "institution.email": INSTITUTION_FIELDS.email,
    "institution.url": INSTITUTION_FIELDS.url,
  }),
});

export function useRequestForm({ dclrSeq, adrs }: Report, evidence: () => Evidence) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshDisputes();
  return useForm<RequestValues, { readonly requestSeq: number }>({
    initial: EMPTY,
    labels: {
      reason: t(($) => $.dispute.write.reason),
      summary: t(($) => $.dispute.write.summary),
      content: t(($) => $.dispute.write.content),
      fullName: t(($) => $.dispute.write.fullName),
      email: t(($) => $.dispute.write.email),
      contact1: t(($) => $.dispute.write.contact1),
      contact2: t(($) => $.dispute.write.contact2),
      isInstitution: t(($) => $.dispute.write.institution),
      "institution.name": t(($) => $.dispute.write.institutionName),
      "institution.contact": t(($) => $.dispute.write.institutionContact),
      "institution.email": t(($) => $.dispute.write.institutionEmail),
      "institution.url": t(($) => $.dispute.write.institutionUrl),
    },
    rules: rulesOf,
    send: async (values, { idempotencyKey }) => {
      const files = evidence();
      return call("POST report/deletion", {
        body: { ...bodyOf(values), dclrSeq, adrs },
        ...(files.length > 0 && { files: files.map(({ sent }) => sent) }),
        // Other files with the same words are another request.
        idempotencyKey: await keyOf([idempotencyKey, files.map(({ sha256 }) => sha256)]),
      });
    },
    onSent: async ({ requestSeq }) => {
      toast.good(t(($) => $.dispute.write.done));
      await refresh();
      await go(pathTo("/report/deletion/:requestSeq", { requestSeq }), { replace: true });
    },
  });
}

function bodyOf({ reason = "OTHER", isInstitution, ...values }: RequestValues) {
  const { summary, content, fullName, email, contact1, contact2 } = values;
  const institution = {
    name: values["institution.name"],
    contact: values["institution.contact"],
    email: values["institution.email"],
    url: values["institution.url"],
  };
  const person = { fullName, email, contact1, contact2 };
  return { reason, summary, content, ...person, ...(isInstitution && { institution }) };
}

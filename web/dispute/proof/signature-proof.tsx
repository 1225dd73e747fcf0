import { SIGNATURE_FIELDS } from "@sb/contracts/dispute/fields.ts";
import type { Challenge } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import detail from "../../ui/detail.module.css";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useFreshDisputes } from "../use-fresh-disputes.ts";
import { Copied } from "./copied.tsx";
import { tonProofIn } from "./ton-proof.ts";

type Signed = Extract<Challenge, { kind: "SIGNATURE" }>;
type Props = { requestSeq: number; challenge: Signed; onRenew: () => void };

/** A text that the wallet signs, and a place for its signature. */
export function SignatureProof(props: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { text, wallet, tonPayload, expiresAt } = props.challenge;
  const form = useSignatureForm(props);
  return (
    <>
      <p>{t(($) => $.dispute.proof.wallets[wallet])}</p>
      {tonPayload === undefined ? (
        <Copied label={t(($) => $.dispute.proof.text)} text={text} />
      ) : (
        <Copied label={t(($) => $.dispute.proof.payload)} text={tonPayload} />
      )}
      <p className={detail.quiet}>
        <time dateTime={expiresAt}>{t(($) => $.dispute.proof.expires, { at: format.dateTime(expiresAt) })}</time>
      </p>
      <Form
        form={form}
        noSummary
        actions={
          <>
            <Button kind="primary" type="submit" busy={form.busy}>
              {t(($) => $.dispute.proof.verify)}
            </Button>
            <Button kind="quiet" onClick={props.onRenew}>
              {t(($) => $.dispute.proof.renew)}
            </Button>
          </>
        }
      >
        <TextArea {...form.text("signature")} rows={4} spellCheck={false} autoCapitalize="none" />
      </Form>
      <Callout>{t(($) => $.dispute.proof.warning)}</Callout>
    </>
  );
}

function useSignatureForm({ requestSeq, challenge: { nonce, expiresAt, tonPayload } }: Props) {
  const { t } = useTranslation();
  const refresh = useFreshDisputes();
  const isTon = tonPayload !== undefined;
  return useForm({
    initial: { signature: "" },
    labels: { signature: isTon ? t(($) => $.dispute.proof.tonProof) : t(($) => $.dispute.proof.signature) },
    rules: SIGNATURE_FIELDS,
    check: ({ signature }) =>
      isTon && tonProofIn(signature) === undefined ? [{ name: "signature", code: "INVALID_REQUEST" } as const] : [],
    textOf: ({ code }) => (code === "INVALID_REQUEST" ? t(($) => $.dispute.proof.tonInvalid) : undefined),
    fieldOfCode: { PROOF_INVALID: "signature", CHALLENGE_EXPIRED: "signature", CHALLENGE_USED: "signature" },
    send: ({ signature }) => {
      const ton = isTon ? tonProofIn(signature) : undefined;
      const proof = ton ? { ton } : { signature };
      return call("POST report/deletion/proof", {
        body: { requestSeq, kind: "SIGNATURE", nonce, expiresAt, ...proof },
      });
    },
    onSent: async () => {
      toast.good(t(($) => $.dispute.proof.proven));
      await refresh();
    },
  });
}

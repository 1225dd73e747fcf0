import { isEmail } from "@sb/contracts/email.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { isApiError, type ProblemCode } from "../../api/problem.ts";
import { problemText } from "../../errors/problem-text.ts";
import { useLanguage } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./footer.module.css";

const AT_THE_FIELD = ["EMAIL_INVALID", "EMAIL_UNREACHABLE"] as const satisfies readonly ProblemCode[];

/** The newsletter field. What it says afterwards never tells whether the address is subscribed already. */
export function Newsletter() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const asking = useMutation({
    mutationFn: () => call("POST home/subscribe", { body: { email: email.trim(), language } }),
    meta: { inlineCodes: AT_THE_FIELD },
    onSuccess: () => {
      setEmail("");
      toast.good(t(($) => $.common.footer.subscribeSent));
    },
    onError: (refusal) => {
      const code = isApiError(refusal) ? AT_THE_FIELD.find((each) => each === refusal.code) : undefined;
      if (code) setError(problemText(code, t));
    },
  });
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    const given = email.trim();
    const fault =
      given === "" ? t(($) => $.common.footer.emailInvalid) : !isEmail(given) && problemText("EMAIL_INVALID", t);
    setError(fault || undefined);
    if (!fault) asking.mutate();
  };
  return (
    <form className={styles.letter} onSubmit={subscribe} noValidate>
      <h2>{t(($) => $.common.footer.newsletter)}</h2>
      <p className={styles.lead}>{t(($) => $.common.footer.newsletterLead)}</p>
      <TextField
        id="newsletter-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t(($) => $.common.footer.email)}
        value={email}
        onChange={setEmail}
        error={error}
        beside={
          <Button type="submit" busy={asking.isPending}>
            {t(($) => $.common.footer.subscribe)}
          </Button>
        }
      />
    </form>
  );
}

import { isEmail } from "@sb/contracts/email.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./footer.module.css";

/** The newsletter field. The service does not exist yet; submitting says so. */
export function Newsletter() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    const valid = isEmail(email.trim());
    setError(valid ? undefined : t(($) => $.common.footer.emailInvalid));
    if (valid) toast.note(t(($) => $.common.soon.title));
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
        beside={<Button type="submit">{t(($) => $.common.footer.subscribe)}</Button>}
      />
    </form>
  );
}

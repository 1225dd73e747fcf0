import { useTranslation } from "react-i18next";
import detail from "../ui/detail.module.css";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./dispute.module.css";
import type { useRequestForm } from "./use-request-form.ts";

/** Who asks, and in whose name. */
export function PersonFields({ form }: { form: ReturnType<typeof useRequestForm> }) {
  const { t } = useTranslation();
  return (
    <section className={styles.group} aria-labelledby="person">
      <div>
        <h2 id="person">{t(($) => $.dispute.write.you)}</h2>
        <p className={detail.quiet}>{t(($) => $.dispute.write.youHint)}</p>
      </div>
      <TextField {...form.text("fullName")} autoComplete="name" />
      <TextField {...form.text("email")} type="email" autoComplete="email" hint={t(($) => $.dispute.write.emailHint)} />
      <TextField {...form.text("contact1")} autoComplete="tel" />
      <TextField {...form.text("contact2")} autoComplete="off" />
      <CheckboxField {...form.checkbox("isInstitution")} boxed />
      {form.values.isInstitution && (
        <>
          <TextField {...form.text("institution.name")} autoComplete="organization" />
          <TextField {...form.text("institution.contact")} autoComplete="off" />
          <TextField {...form.text("institution.email")} type="email" autoComplete="off" />
          <TextField {...form.text("institution.url")} inputMode="url" autoComplete="url" />
        </>
      )}
    </section>
  );
}

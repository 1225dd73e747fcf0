import type { ApiKeyView } from "@sb/contracts/apikey/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import styles from "./apikey.module.css";
import { KeyUsage } from "./key-usage.tsx";

type Props = {
  apiKey: ApiKeyView;
  /** Whose it is, for admins. */
  holder?: string;
  actions: ReactNode;
};

/** A key by its name and last characters, and how much it was used. */
export function ApiKeyCard({ apiKey: { keyId, name, hint, issuedAt, rate, scopes, usage }, holder, actions }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const uses = scopes.map((scope) => t(($) => $.apikey.scopes.names[scope])).join(" · ");
  return (
    <article className={entry.entry} aria-labelledby={`key-${keyId}`}>
      <div className={styles.top}>
        <h2 id={`key-${keyId}`} className={entry.name}>
          {name}
        </h2>
        {actions}
      </div>
      {holder !== undefined && <p>{holder}</p>}
      <p className={entry.quiet}>{t(($) => $.apikey.ends, { hint, date: date(issuedAt) })}</p>
      <p className={entry.quiet}>{t(($) => $.apikey.scopes.of, { scopes: uses })}</p>
      <p className={entry.quiet}>{t(($) => $.apikey.rate, { count: rate })}</p>
      <KeyUsage usage={usage} />
    </article>
  );
}

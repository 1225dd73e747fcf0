import { defang } from "@sb/contracts/report/defang.ts";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../ui/address-text.tsx";
import { targetIn } from "../target.ts";
import styles from "./report-article.module.css";

type Props = { heading: string; level: 2 | 3; sources: readonly { readonly src: string }[] };

/** Further sources. They are untrusted, so they are no links. */
export function Sources({ heading, level, sources }: Props) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Heading>{heading}</Heading>
      <ul className={styles.sources}>
        {sources.map(({ src }) => (
          <li key={src}>
            <span translate="no">{targetIn(src) ? defang(src) : src}</span>
            <CopyButton
              text={src}
              labels={{ copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

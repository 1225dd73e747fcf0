import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { pathTo } from "../routing/paths.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./dispute.module.css";

/** Only their number is needed. */
const OPEN = { status: "OPEN", pagination: { page: "1", size: "1" } } as const;

/** Tells a person on their page that somebody asks for reports of theirs to be deleted. */
export function DisputeNotice() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queryOf("GET report/deletion/against", { query: OPEN }), meta: { inline: true } });
  const count = data?.pagination.totalItems ?? 0;
  if (count === 0) return null;
  return (
    <a className={styles.notice} href={pathTo("/report/deletion", { side: "against", status: "OPEN" })}>
      <Icon of={Scale} size={20} />
      {t(($) => $.dispute.notice, { count })}
    </a>
  );
}

import { AUDIT_LIMITS } from "@sb/contracts/audit/model.ts";
import { EXPORT_FORMATS } from "@sb/contracts/codes.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { fetchBlob } from "../api/fetch-file.ts";
import entry from "../list/entry.module.css";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./audit.module.css";
import { type AuditFilters, instantsOf } from "./filters.ts";

type Format = (typeof EXPORT_FORMATS)[number];

/** The filtered audit, as a file. It needs the access token, so a plain link would not work. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const exporting = useMutation({
    mutationFn: async (format: Format) => {
      const query = { ...instantsOf(filters), format };
      saveAs(await fetchBlob("GET admin/audit/export", { query }), `safer-block-audit.${format}`);
    },
  });
  return (
    <div className={styles.exports}>
      {EXPORT_FORMATS.map((format) => (
        <Button key={format} busy={exporting.isPending} onClick={() => exporting.mutate(format)}>
          <Icon of={Download} size={16} />
          {t(($) => $.audit.export[format])}
        </Button>
      ))}
      <p className={entry.quiet}>{t(($) => $.audit.exportHint, { count: AUDIT_LIMITS.exported })}</p>
    </div>
  );
}

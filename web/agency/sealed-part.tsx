import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { fetchBlob } from "../api/fetch-file.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./agency.module.css";

/** The confidential part, as a file that only the agency's private key opens. */
export function SealedPart({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const fetching = useMutation({
    mutationFn: async () => {
      const bytes = await fetchBlob("GET agency/report/{dclrSeq}/package", { params: { dclrSeq } });
      saveAs(bytes, `report-${dclrSeq}.${bytes.type === "application/x-tar" ? "tar" : "tar.age"}`);
    },
  });
  return (
    <section className={styles.card} aria-labelledby="sealed-part">
      <h2 id="sealed-part">{t(($) => $.agency.inbox.sealed)}</h2>
      <p>{t(($) => $.agency.inbox.sealedText)}</p>
      <div className={styles.buttons}>
        <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
          <Icon of={Download} size={18} />
          {fetching.isPending ? t(($) => $.agency.inbox.downloading) : t(($) => $.agency.inbox.download)}
        </Button>
        <LinkButton href={pathTo("/agency/open", { dclrSeq })}>{t(($) => $.agency.inbox.openHere)}</LinkButton>
      </div>
    </section>
  );
}

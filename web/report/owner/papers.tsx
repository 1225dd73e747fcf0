import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { FileText, Landmark } from "lucide";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchBlob } from "../../api/fetch-file.ts";
import { useLanguage } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { Choice } from "../../list/choice.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveAs } from "../../ui/save-as.ts";
import styles from "./owner-part.module.css";

type Props = Pick<OwnReportView, "dclrSeq"> & { level?: 2 | 3 };

/** The report on paper for the police, and a letter to an exchange, in a language that their reader has. */
export function Papers({ dclrSeq, level = 3 }: Props) {
  const { t } = useTranslation();
  const page = useLanguage().language;
  const [chosen, setChosen] = useState<typeof page>();
  const language = chosen ?? page;
  const Heading = `h${level}` as const;
  const named = { language: LANGUAGE_NAMES[language] };
  const save = async (kind: "paper" | "letter") => {
    const pdf = await fetchBlob(`GET report/${kind}/{dclrSeq}`, { params: { dclrSeq }, query: { language } });
    saveAs(pdf, `safer-block-${kind === "paper" ? "report" : kind}-${dclrSeq}.pdf`);
  };
  return (
    <div className={styles.block}>
      <Heading>{t(($) => $.report.papers.heading)}</Heading>
      <p className={styles.nothing}>{t(($) => $.report.papers.lead)}</p>
      <div className={styles.paperLanguage}>
        <Choice
          label={t(($) => $.report.papers.language)}
          codes={LANGUAGES}
          nameOf={(code) => LANGUAGE_NAMES[code]}
          value={language}
          onChange={setChosen}
        />
      </div>
      <div className={styles.actions}>
        <SaveButton icon={FileText} label={t(($) => $.report.papers.policeIn, named)} onSave={() => save("paper")}>
          {t(($) => $.report.papers.police)}
        </SaveButton>
        <SaveButton icon={Landmark} label={t(($) => $.report.papers.letterIn, named)} onSave={() => save("letter")}>
          {t(($) => $.report.papers.letter)}
        </SaveButton>
      </div>
    </div>
  );
}

type SaveProps = {
  icon: ComponentProps<typeof Icon>["of"];
  /** With the language in it. */
  label: string;
  onSave: () => Promise<void>;
  children: string;
};

/** Drawing takes a second or two. */
function SaveButton({ icon, label, onSave, children }: SaveProps) {
  const saving = useMutation({ mutationFn: onSave });
  return (
    <Button aria-label={label} busy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon of={icon} size={18} />
      {children}
    </Button>
  );
}

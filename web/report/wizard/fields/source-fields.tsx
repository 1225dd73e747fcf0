import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { Plus, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../errors/problem-text.ts";
import { SecretNote } from "../../../scan/secret-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/fields/checkbox-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { idOfPlace, sourcePlace } from "../form/place.ts";
import type { Source } from "../form/values.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Up to three further sources or URLs, each with its own visibility. */
export function SourceFields() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { sources } = context.values;
  return (
    <div className={styles.group}>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position.
        <SourceRow key={index} source={source} index={index} canBeRemoved={sources.length > 1} />
      ))}
      {sources.length < REPORT_LIMITS.sources ? (
        <Button className={styles.add} onClick={() => send({ type: "source.added" })}>
          <Icon of={Plus} size={18} />
          {t(($) => $.wizard.sources.add)}
        </Button>
      ) : (
        <p className={styles.quiet}>{problemText("TOO_MANY_SOURCES", t)}</p>
      )}
    </div>
  );
}

function SourceRow({ source, index, canBeRemoved }: { source: Source; index: number; canBeRemoved: boolean }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const place = sourcePlace(index);
  const id = idOfPlace(place);
  return (
    <div className={styles.source}>
      <TextField
        id={id}
        label={t(($) => $.wizard.sources.source, { row: index + 1 })}
        tag={t(($) => $.common.optional)}
        value={source.src}
        inputMode="url"
        autoComplete="off"
        error={shownError(t, place, context)}
        onChange={(src) => send({ type: "source.changed", index, src })}
        onBlur={() => send({ type: "field.blurred", place })}
        beside={
          canBeRemoved && (
            <Button
              kind="quiet"
              size="icon"
              aria-label={t(($) => $.wizard.sources.remove, { row: index + 1 })}
              onClick={() => send({ type: "source.removed", index })}
            >
              <Icon of={Trash2} size={20} />
            </Button>
          )
        }
      />
      <SecretNote text={source.src} />
      <CheckboxField
        id={`${id}-open`}
        label={t(($) => $.wizard.sources.open)}
        checked={source.open}
        onChange={(open) => send({ type: "source.opened", index, open })}
      />
    </div>
  );
}

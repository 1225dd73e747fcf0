import { PICTURE_FIELDS } from "@sb/contracts/insight/model.ts";
import { Download } from "lucide";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Props = { busy: boolean; onFetch: (url: string) => Promise<void> };

/** A picture by its URL. It stands inside the article's form, which Enter must not send. */
export function PictureByUrl({ busy, onFetch }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [url, setUrl] = useState("");
  const fetchIt = () => {
    const asked = url.trim();
    if (asked === "" || busy) return;
    // A toast and the text tell how it ends.
    onFetch(asked).then(
      () => setUrl(""),
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fetchIt();
  };
  return (
    <TextField
      id={id}
      type="url"
      inputMode="url"
      label={t(($) => $.articles.pictures.url)}
      maxLength={PICTURE_FIELDS.url.maxChars}
      value={url}
      onChange={setUrl}
      onKeyDown={onKeyDown}
      beside={
        <Button busy={busy} onClick={fetchIt}>
          <Icon of={Download} size={18} />
          {t(($) => $.articles.pictures.fetch)}
        </Button>
      }
    />
  );
}

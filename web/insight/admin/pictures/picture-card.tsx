import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { PictureView } from "@sb/contracts/insight/wire.ts";
import { Trash2 } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/fields/checkbox-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Image } from "../../../ui/image.tsx";
import styles from "./pictures.module.css";

type Props = {
  picture: PictureView;
  pass: string;
  /** Counts from 1; names it. */
  number: number;
  isThumbnail: boolean;
  onThumbnail: (on: boolean) => void;
  onInsert: () => void;
  onRemove: () => void;
};

/** One picture of an article, and what can be done with it. */
export function PictureCard({ picture, pass, number, isThumbnail, onThumbnail, onInsert, onRemove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { pictureId, width, height } = picture;
  return (
    <li className={styles.card}>
      <Image
        src={pictureUrl(pictureId, 320, pass)}
        original={pictureUrl(pictureId, undefined, pass)}
        alt={t(($) => $.articles.pictures.one, { number })}
        width={width}
        height={height}
      />
      <CheckboxField
        id={id}
        label={t(($) => $.articles.pictures.thumbnail)}
        checked={isThumbnail}
        onChange={onThumbnail}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={onInsert} aria-label={t(($) => $.articles.pictures.insertOf, { number })}>
          {t(($) => $.articles.pictures.insert)}
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={onRemove}
          aria-label={t(($) => $.articles.pictures.removeOf, { number })}
        >
          <Icon of={Trash2} size={16} />
        </Button>
      </div>
    </li>
  );
}

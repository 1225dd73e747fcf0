import type { PictureView } from "@sb/contracts/insight/wire.ts";
import { ImagePlus } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../errors/problem-text.ts";
import { useModals } from "../../../modals/ask.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PictureByUrl } from "./picture-by-url.tsx";
import { PictureCard } from "./picture-card.tsx";
import styles from "./pictures.module.css";
import type { usePictures } from "./use-pictures.ts";

const ACCEPTED = "image/png,image/jpeg,image/webp,image/avif,image/gif";

type Props = {
  of: ReturnType<typeof usePictures>;
  /** Shows them while the article is not published. */
  pass: string;
  /** Its id; undefined for none. */
  thumbnail: string | undefined;
  onThumbnail: (pictureId: string | undefined) => void;
  onInsert: (picture: PictureView) => void;
};

/** The pictures of an article: chosen, fetched by URL, put into the text, shown in lists, deleted. */
export function PicturePanel({ of, pass, thumbnail, onThumbnail, onInsert }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { decide } = useModals();
  const { pictures, refused, adding, fetching, removing } = of;
  const remove = async (picture: PictureView, number: number) => {
    const words = t(($) => $.articles.pictures.ask, { returnObjects: true, number });
    if (await decide({ key: "remove-picture", ...words, danger: true })) removing.mutate(picture);
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(($) => $.articles.pictures.heading)}</h2>
      <p className={styles.hint}>{t(($) => $.articles.pictures.hint)}</p>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className={styles.input}
        onChange={(event) => {
          of.addFiles([...(event.target.files ?? [])]);
          // The same file chosen again is a change again.
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "secondary" })}>
        {adding.isPending ? <Spinner /> : <Icon of={ImagePlus} size={18} />}
        {t(($) => $.articles.pictures.choose)}
      </label>
      <PictureByUrl busy={fetching.isPending} onFetch={fetching.mutateAsync} />
      <div role="alert">
        {refused.map(({ name, code }) => (
          <p key={name} className={styles.refused}>
            {name}: {problemText(code, t)}
          </p>
        ))}
      </div>
      <ul className={styles.list} aria-label={t(($) => $.articles.pictures.heading)}>
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.pictureId}
            picture={picture}
            pass={pass}
            number={index + 1}
            isThumbnail={picture.pictureId === thumbnail}
            onThumbnail={(on) => onThumbnail(on ? picture.pictureId : undefined)}
            onInsert={() => onInsert(picture)}
            onRemove={() => void remove(picture, index + 1)}
          />
        ))}
      </ul>
    </section>
  );
}

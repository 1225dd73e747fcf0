import { ThumbsUp } from "lucide";
import { useTranslation } from "react-i18next";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { type Like, useLike } from "./use-like.ts";

/** Likes and unlikes at once; if that fails, the button is as before. Asks visitors to log in. */
export function LikeButton(props: Like) {
  const { t } = useTranslation();
  const { liked, count, press } = useLike(props);
  return (
    <Chip pressed={liked} onClick={press}>
      <Icon of={ThumbsUp} size={18} />
      {t(($) => $.comments.like, { total: count })}
    </Chip>
  );
}

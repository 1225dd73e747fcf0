import { Eye } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
  size?: "small";
  /** Says that the search is watched. */
  search?: boolean;
  busy?: boolean;
  onClick?: () => void;
};

/** The button of who doesn't watch it yet. A rendered page shows it too, so that nothing moves when the app comes. */
export function WatchLook({ search = false, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Button {...props}>
      <Icon of={Eye} size={18} />
      {t(($) => (search ? $.watch.thisSearch : $.watch.this))}
    </Button>
  );
}

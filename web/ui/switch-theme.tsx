import { Moon, Sun } from "lucide";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type Props = { dark: boolean; onChange: (dark: boolean) => void; labels: { toDark: string; toLight: string } };

/** Sun or moon; its label is the theme it switches to. */
export const SwitchTheme = ({ dark, onChange, labels }: Props) => (
  <Button kind="quiet" size="icon" aria-label={dark ? labels.toLight : labels.toDark} onClick={() => onChange(!dark)}>
    {dark ? <Icon of={Sun} size={20} /> : <Icon of={Moon} size={20} />}
  </Button>
);

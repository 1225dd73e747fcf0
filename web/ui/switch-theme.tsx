import { Moon, Sun } from "lucide-react";
import { Button } from "./button.tsx";

type Props = { dark: boolean; onChange: (dark: boolean) => void; labels: { toDark: string; toLight: string } };

/** Sun or moon: what pressing it leads to is its name. */
export const SwitchTheme = ({ dark, onChange, labels }: Props) => (
  <Button kind="quiet" size="icon" aria-label={dark ? labels.toLight : labels.toDark} onClick={() => onChange(!dark)}>
    {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
  </Button>
);

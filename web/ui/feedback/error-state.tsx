import { CloudOff } from "lucide";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { EmptyState } from "./empty-state.tsx";

type Props = { title: string; text?: string; retryLabel: string; onRetry: () => void; busy?: boolean };

/** Error state with an alert and a retry button. */
export const ErrorState = ({ title, text, retryLabel, onRetry, busy }: Props) => (
  <div role="alert">
    <EmptyState icon={<Icon of={CloudOff} size={26} />} title={title} {...(text !== undefined && { text })}>
      <Button kind="secondary" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </EmptyState>
  </div>
);

import { CloudOff } from "lucide";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { EmptyState, type StateProps } from "./empty-state.tsx";

type Props = Pick<StateProps, "title" | "headingLevel"> & {
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

/** Error state with an alert and a retry button. */
export const ErrorState = ({ title, headingLevel = 2, text, retryLabel, onRetry, busy }: Props) => (
  <div role="alert">
    <EmptyState
      icon={<Icon of={CloudOff} size={26} />}
      title={title}
      headingLevel={headingLevel}
      {...(text !== undefined && { text })}
    >
      <Button kind="secondary" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </EmptyState>
  </div>
);

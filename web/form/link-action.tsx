import { useMutation } from "@tanstack/react-query";
import { isApiError } from "../api/problem.ts";
import { useSearch } from "../routing/navigation.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

type Words = { readonly title: string; readonly text: string };
type Props = {
  heading: string;
  ask: Words & { readonly button: string };
  done: Words;
  expired: Words;
  /** Where it leads in the end. */
  leave: { readonly label: string; readonly href: string };
  /** With the token of the link. */
  act: (token: string) => Promise<unknown>;
};

/** The screen behind the link of a mail: a question, one button, and the end. */
export function LinkAction({ heading, ask, done, expired, leave, act }: Props) {
  const { token } = useSearch();
  const acting = useMutation({ mutationFn: () => act(String(token)), meta: { inlineCodes: ["LINK_EXPIRED"] } });
  const isVoid = !token || (isApiError(acting.error) && acting.error.code === "LINK_EXPIRED");
  const words = isVoid ? expired : acting.isSuccess ? done : ask;
  const isOpen = !isVoid && !acting.isSuccess;
  return (
    <Page reading title={heading}>
      <div aria-live="polite">
        <EmptyState title={words.title} text={words.text}>
          {isOpen ? (
            <Button kind="primary" busy={acting.isPending} onClick={() => acting.mutate()}>
              {ask.button}
            </Button>
          ) : (
            <LinkButton href={leave.href}>{leave.label}</LinkButton>
          )}
        </EmptyState>
      </div>
    </Page>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/problem.ts";
import { useSearch } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

type Words = { readonly title: string; readonly text: string };
type Props = {
  ask: Words & { readonly button: string };
  done: Words;
  /** With the token of the link. */
  act: (token: string) => Promise<unknown>;
};

/** What the link of a mail leads to: a question, one button, and the end. */
export function LinkAction({ ask, done, act }: Props) {
  const { t } = useTranslation();
  const { token } = useSearch();
  const acting = useMutation({ mutationFn: () => act(String(token)), meta: { inlineCodes: ["LINK_EXPIRED"] } });
  const isVoid = !token || (isApiError(acting.error) && acting.error.code === "LINK_EXPIRED");
  const expired = { title: t(($) => $.newsletter.expired), text: t(($) => $.newsletter.expiredText) };
  const words = isVoid ? expired : acting.isSuccess ? done : ask;
  const isOpen = !isVoid && !acting.isSuccess;
  return (
    <Page reading title={t(($) => $.newsletter.heading)}>
      <div aria-live="polite">
        <EmptyState title={words.title} text={words.text}>
          {isOpen ? (
            <Button kind="primary" busy={acting.isPending} onClick={() => acting.mutate()}>
              {ask.button}
            </Button>
          ) : (
            <LinkButton href={paths.home}>{t(($) => $.newsletter.home)}</LinkButton>
          )}
        </EmptyState>
      </div>
    </Page>
  );
}

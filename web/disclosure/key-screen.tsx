import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/page.tsx";
import { CurrentKey } from "./current-key.tsx";
import { KeySteps } from "./key-steps.tsx";

/** The key that confidential reports are encrypted to. The agency makes the pair on its own device. */
export function KeyScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET agency"));
  return (
    <Page reading title={t(($) => $.disclosure.key.heading)} lead={t(($) => $.disclosure.key.lead)}>
      {query.isPending && <Skeleton height="12em" />}
      {query.isError && <QueryFailed title={t(($) => $.disclosure.failed)} query={query} />}
      {query.data && (
        <>
          <CurrentKey agency={query.data} />
          <KeySteps agency={query.data} />
        </>
      )}
    </Page>
  );
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../../api/keys.ts";
import { QueryFailed } from "../../../errors/query-failed.tsx";
import { Waiting } from "../../../routing/waiting.tsx";
import { Card } from "../../../ui/card.tsx";
import { isOwnView } from "../../own-view.ts";

const ExtraInfo = lazy(async () => ({ default: (await import("../../owner/extra-info.tsx")).ExtraInfo }));

/** After filing: asks for extra information that may prevent further crimes, and shows what was added. */
export function ExtraPrompt({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }));
  return (
    <Card>
      <Suspense fallback={<Waiting />}>
        {query.isPending && <Waiting />}
        {query.isError && <QueryFailed title={t(($) => $.report.history.errorTitle)} query={query} />}
        {query.data && isOwnView(query.data) && <ExtraInfo report={query.data} level={2} />}
      </Suspense>
    </Card>
  );
}

import type { TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Page } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { DraftForm } from "./draft-form.tsx";
import { Publish } from "./publish.tsx";

/** The draft of a terms text, or a new one that begins with its newest version. */
export function TermsDraftScreen({ code }: { code: TermsCode }) {
  const { t } = useTranslation();
  const list = useQuery({ ...queryOf("GET admin/terms"), gcTime: 0 });
  const terms = list.data?.items.find((item) => item.code === code);
  const date = terms?.draft ? undefined : terms?.versions[0]?.applyDt;
  const text = useQuery({
    ...queryOf("GET admin/terms/detail", { query: { type: code, ...(date && { date }) } }),
    enabled: terms !== undefined,
    gcTime: 0,
  });
  return (
    <Page
      above={<BackLink href={pathTo("/admin/terms")} label={t(($) => $.versions.back)} />}
      title={t(($) => $.versions.draftHeading, { name: terms?.versions[0]?.agreeName ?? "" })}
      lead={t(($) => $.versions.draftLead)}
    >
      {text.isPending && <PageSpinner label={t(($) => $.versions.loading)} />}
      {text.isError && <QueryFailed title={t(($) => $.versions.failed)} query={text} />}
      {terms && text.data && (
        <>
          <DraftForm
            key={text.data.applyDt ?? "draft"}
            code={code}
            draft={text.data}
            isSaved={terms.draft !== undefined}
          />
          {terms.draft && <Publish code={code} revision={terms.revision} />}
        </>
      )}
    </Page>
  );
}

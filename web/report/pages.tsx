// Rendered pages of reports: the list, and a report with what is said of it.
import type { CommentList } from "@sb/contracts/comment/wire.ts";
import { defang } from "@sb/contracts/report/defang.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import type { PublicDetail, ReportList, SameTargetList } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { requestOf } from "../api/request.ts";
import { Cards } from "../list/cards.tsx";
import { listQuery } from "../list/filters.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf, searchOf } from "../routing/screen.ts";
import { BackLink } from "../server/frame.tsx";
import { breadcrumbs, type MakePage, type PagesOf, seqIn, shortened } from "../server/made.ts";
import { Comments } from "../server/reading.tsx";
import { Page } from "../ui/page.tsx";
import { shorten } from "../ui/shorten.ts";
import { ReportArticle } from "./detail/report-article.tsx";
import { ReportCard } from "./report-card.tsx";
import { ReportDate } from "./report-date.tsx";
import { reportTitle } from "./report-title.ts";
import { targetPage } from "./target/target-page.tsx";
import { timesNamed } from "./times-named.ts";
import { formPage } from "./wizard/first-screen.tsx";

const reportPage: MakePage = async ({ params, t, read, urlOf }) => {
  const dclrSeq = seqIn(params, "dclrSeq");
  const key = "GET report/history/{dclrSeq}";
  const parts = { params: { dclrSeq } };
  const report: PublicDetail = await read(key, parts);
  const [same, comments] = await Promise.all([
    read("GET report/history/target", { query: { dclrSeq, ...listQuery({}) } }),
    read("GET report/history/comment", { query: { dclrSeq, ...listQuery({}) } }),
  ]);
  const { filedAt, modifiedAt, crimeType, comment, nick } = report;
  const title = reportTitle(report, t);
  const target = shownTarget(report);
  const facts = [
    t(($) => $.codes.crimeType[crimeType]),
    ...(report.disputedSince ? [t(($) => $.common.report.disputed)] : []),
  ];
  const named = timesNamed(report, t);
  const path = pathTo("/report/history/:dclrSeq", { dclrSeq });
  const description = shortened([...named, ...facts, target, comment].join(" · "));
  return {
    ...{ title, description, path, type: "article", publishedAt: filedAt, modifiedAt },
    body: <Report report={report} same={same} comments={comments} />,
    about: [
      {
        "@type": "Report",
        "@id": urlOf(path),
        headline: shortened(title, 110),
        description,
        datePublished: filedAt ?? report.reportedAt,
        dateModified: modifiedAt,
        author: report.source
          ? { "@type": "Organization", name: report.source }
          : isAgencyFiler(report.userId)
            ? { "@type": "Organization", name: t(($) => $.common.affiliated) }
            : { "@type": "Person", name: nick || "-" },
        about: { "@type": "Thing", name: target, additionalType: report.declareType },
        commentCount: comments.pagination.totalItems,
      },
      breadcrumbs([
        { name: t(($) => $.report.history.heading), url: urlOf(pathTo("/report/history")) },
        { name: title, url: urlOf(path) },
      ]),
    ],
    first: { url: requestOf(key, parts).url, body: report },
    preview: { tone: "danger", title: named.join(" · ") || title, target, facts: [...facts, shortened(title, 60)] },
  };
};

/** Never a link, and short enough for a line. */
const shownTarget = ({ declareType, adrs }: Pick<PublicDetail, "declareType" | "adrs">): string =>
  declareType === "SITE" ? shortened(defang(adrs), 60) : shorten(adrs);

type ReportProps = {
  report: PublicDetail;
  same: z.output<typeof SameTargetList>;
  comments: z.output<typeof CommentList>;
};

function Report({ report, same, comments }: ReportProps) {
  const { t } = useTranslation();
  const others = same.items.filter(({ dclrSeq }) => dclrSeq !== report.dclrSeq);
  return (
    <Page reading>
      <BackLink href={pathTo("/report/history")} label={t(($) => $.report.detail.back)} />
      <ReportArticle report={report} />
      {others.length > 0 && (
        <section>
          <h2>{t(($) => $.report.detail.sameTarget, { count: same.pagination.totalItems })}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.dclrSeq}>
                <a href={pathTo("/report/history/:dclrSeq", { dclrSeq: other.dclrSeq })}>{reportTitle(other, t)}</a>{" "}
                <ReportDate report={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Comments comments={comments} />
    </Page>
  );
}

const SEARCH = ["searchKeyword", "crimeType", "chain", "declareType", "filedBy", "orderType"] as const;

const historyPage: MakePage = async ({ search, t, read, urlOf }) => {
  const raw = Object.fromEntries(search);
  const filters = searchOf({ search: SEARCH }, raw) as Readonly<Record<string, string>>;
  const page = pageOf(raw);
  const key = "GET report/history";
  const parts = { query: listQuery({ ...filters, page }) };
  const list = await read(key, parts);
  const isSearch = Object.keys(filters).length > 0;
  const path = pathTo("/report/history", { ...filters, page: page > 1 ? page : undefined });
  const heading = t(($) => $.report.history.heading);
  const lead = t(($) => $.report.history.lead);
  const count = t(($) => $.report.history.results, { count: list.pagination.totalItems });
  return {
    ...{ title: page > 1 ? `${heading} (${page})` : heading, description: `${count} · ${lead}`, path, type: "website" },
    body: <History list={list} filters={filters} page={page} />,
    about: [breadcrumbs([{ name: heading, url: urlOf(pathTo("/report/history")) }])],
    first: page === 1 && !isSearch ? { url: requestOf(key, parts).url, body: list } : undefined,
    preview: { tone: "plain", title: heading, facts: [count, lead] },
    unlisted: isSearch,
  };
};

type HistoryProps = { list: z.output<typeof ReportList>; filters: Readonly<Record<string, string>>; page: number };

function History({ list, filters, page }: HistoryProps) {
  const { t } = useTranslation();
  const { totalPages, totalItems } = list.pagination;
  const to = (number: number) => pathTo("/report/history", { ...filters, page: number > 1 ? number : undefined });
  return (
    <Page title={t(($) => $.report.history.heading)} lead={t(($) => $.report.history.lead)}>
      <search>
        <form action={pathTo("/report/history")} method="get">
          <input
            type="search"
            name="searchKeyword"
            aria-label={t(($) => $.report.history.keyword)}
            defaultValue={filters.searchKeyword}
          />{" "}
          <button type="submit">{t(($) => $.home.search.submit)}</button>
        </form>
      </search>
      <p>{t(($) => $.report.history.results, { count: totalItems })}</p>
      {totalItems === 0 && <p>{t(($) => $.report.history.emptyText)}</p>}
      <Cards
        label={t(($) => $.report.history.list)}
        items={list.items}
        keyOf={({ dclrSeq }) => dclrSeq}
        draw={(report) => <ReportCard report={report} />}
      />
      <p>
        {page > 1 && (
          <a href={to(page - 1)} rel="prev">
            {page - 1}
          </a>
        )}{" "}
        {page < totalPages && (
          <a href={to(page + 1)} rel="next">
            {page + 1}
          </a>
        )}
      </p>
    </Page>
  );
}

export const pages = {
  "/report": formPage,
  "/report/history": historyPage,
  "/report/history/:dclrSeq": reportPage,
  "/a/:address": targetPage("address"),
  "/s/:host": targetPage("host"),
} satisfies PagesOf<"report">;

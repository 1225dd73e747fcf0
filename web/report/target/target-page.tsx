// Rendered pages of addresses and sites: the verdict, and all that is public about them.
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../api/request.ts";
import { pathTo } from "../../routing/paths.ts";
import { targetPath } from "../../routing/target-path.ts";
import { BackLink } from "../../server/frame.tsx";
import { breadcrumbs, type MakePage, shortened } from "../../server/made.ts";
import { Page } from "../../ui/page.tsx";
import { adviceOn, isNamed, titleOf, toneOf } from "../sentence.ts";
import { shownTarget } from "./shown-target.ts";
import { TargetView } from "./target-view.tsx";

const TONES = { known: "danger", close: "warning", unknown: "plain" } as const;

/** Any spelling shows the page; search engines know it by the one path of its target. */
export const targetPage =
  (param: "address" | "host"): MakePage =>
  async ({ params, t, read, urlOf, format }) => {
    const key = "GET report/target";
    const parts = { query: { adrs: params[param] ?? "" } };
    const page: TargetPage = await read(key, parts);
    const { lookup } = page;
    const { declareType, normalized, crimeTypes, firstReportedAt, lastReportedAt, weak } = lookup;
    const tone = toneOf(lookup);
    const target = shownTarget(lookup);
    const verdict = titleOf(lookup, t);
    const title = t(($) => $.targetPage.documentTitle, { target, verdict });
    const path = targetPath(declareType, normalized);
    const crimes = format.list(crimeTypes.map(({ crimeType }) => t(($) => $.codes.crimeType[crimeType])));
    const facts = [crimes, adviceOn(lookup, t)].filter((fact) => fact !== "");
    const description = shortened([verdict, target, ...facts].join(" · "));
    return {
      ...{ title, description, path, type: "website", modifiedAt: lastReportedAt },
      body: <Target page={page} />,
      about: [
        {
          "@type": "WebPage",
          ...{ "@id": urlOf(path), url: urlOf(path), name: title, description },
          ...{ datePublished: firstReportedAt, dateModified: lastReportedAt },
          about: { "@type": "Thing", name: target, identifier: normalized },
          ...(lookup.listings.length > 0 && { citation: lookup.listings.map(citationOf) }),
        },
        breadcrumbs([
          { name: t(($) => $.report.history.heading), url: urlOf(pathTo("/report/history")) },
          { name: target, url: urlOf(path) },
        ]),
      ],
      first: { url: requestOf(key, parts).url, body: page },
      preview: {
        tone: tone === "known" && weak ? "warning" : TONES[tone],
        title: verdict,
        target: shortened(target, 60),
        facts,
      },
      // A page opens for anything that somebody types: only those that somebody named are found.
      unlisted: !isNamed(lookup),
    };
  };

/** A list as machines cite it. */
const citationOf = ({ source, name, licence, attribution, link }: Lookup["listings"][number]) => ({
  "@type": "CreativeWork",
  ...{ name: name ?? source, url: link, copyrightNotice: licence, creditText: attribution },
  publisher: { "@type": "Organization", name: source },
});

function Target({ page }: { page: TargetPage }) {
  const { t } = useTranslation();
  return (
    <Page reading>
      <BackLink href={pathTo("/report/history")} label={t(($) => $.targetPage.back)} />
      <TargetView page={page} />
    </Page>
  );
}

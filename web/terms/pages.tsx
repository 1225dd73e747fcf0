// Rendered pages of the terms.
import type { TermsItem } from "@sb/contracts/terms/wire.ts";
import { TermsText } from "../consent/terms-text.tsx";
import { pathTo } from "../routing/paths.ts";
import { breadcrumbs, type MakePage, type PagesOf } from "../server/made.ts";
import { Page } from "../ui/page.tsx";

const termsPage =
  (code: "A01" | "B01", name: "service" | "privacy"): MakePage =>
  async ({ t, read, language: lang, urlOf }) => {
    const item: TermsItem = await read("GET terms/detail", { query: { type: code, lang } });
    const path = pathTo(name === "service" ? "/term/service" : "/term/privacy");
    const title = t(($) => $.terms[name]);
    const { description } = t(($) => $.pages[name], { returnObjects: true });
    return {
      ...{ title, description, path, type: "website" },
      body: <Terms title={title} item={item} />,
      about: [breadcrumbs([{ name: title, url: urlOf(path) }])],
      preview: { tone: "plain", title, facts: [description] },
    };
  };

/** In force today; earlier versions are for the app. */
const Terms = ({ title, item }: { title: string; item: TermsItem }) => (
  <Page reading title={title}>
    <TermsText
      item={{ data: item, isPending: false, isError: false } as Parameters<typeof TermsText>[0]["item"]}
      dates={[item.applyDt]}
      onChooseDate={() => undefined}
      headingLevel={2}
    />
  </Page>
);

export const pages = {
  "/term/service": termsPage("A01", "service"),
  "/term/privacy": termsPage("B01", "privacy"),
} satisfies PagesOf<"terms">;

// The status page for readers without scripts.
import type { Status } from "@sb/contracts/status/wire.ts";
import { useTranslation } from "react-i18next";
import { requestOf } from "../api/request.ts";
import { pathTo } from "../routing/paths.ts";
import { breadcrumbs, type MakePage, type PagesOf } from "../server/made.ts";
import { Page } from "../ui/page.tsx";
import { overallOf, StatusBoard } from "./board.tsx";

const statusPage: MakePage = async ({ t, read, urlOf }) => {
  const key = "GET status";
  const status = await read(key, {});
  const path = pathTo("/status");
  const { title, description } = t(($) => $.pages.status, { returnObjects: true });
  return {
    ...{ title, description, path, type: "website" },
    body: <StatusPage status={status} />,
    about: [breadcrumbs([{ name: title, url: urlOf(path) }])],
    first: { url: requestOf(key, {}).url, body: status },
    preview: { tone: "plain", title, facts: [t(($) => $.status.overall[overallOf(status)])] },
  };
};

function StatusPage({ status }: { status: Status }) {
  const { t } = useTranslation();
  return (
    <Page reading title={t(($) => $.status.heading)} lead={t(($) => $.status.lead)}>
      <StatusBoard status={status} />
    </Page>
  );
}

export const pages = { "/status": statusPage } satisfies PagesOf<"status">;

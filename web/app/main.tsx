// Starts the app: session and language first, then the page.
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { handleError } from "../errors/handle.ts";
import { report, watchForReports } from "../errors/report.ts";
import { startLanguage } from "../i18n/languages.ts";
import { loadLanguage } from "../i18n/load.ts";
import { watchIdle } from "../session/idle.ts";
import { loadSession, watchOtherTabs } from "../session/store.ts";
import "../theme/tokens.css";
import "../theme/global.css";
import "../first/first-paint.css";
import "../home/hero.css";
import { readConfig } from "../api/config.ts";
import { takeOver } from "../first/take-over.ts";
import { watchDepartures } from "../routing/departures.ts";
import { loadFonts } from "../theme/load-fonts.ts";
import { routeLinkClicks } from "./link-clicks.ts";
import { mobileAddress } from "./mobile.ts";
import { createQueryClient } from "./queries.ts";
import { createAppRouter, whenReady } from "./router.tsx";
import { watchTheme } from "./theme.ts";

async function start(page: HTMLElement): Promise<void> {
  watchForReports();
  // Started first, so that the screen's code loads in parallel with its texts.
  const router = createAppRouter();
  await Promise.all([loadLanguage(startLanguage()), loadSession().catch(report), whenReady(router)]);
  watchOtherTabs();
  watchIdle(handleError);
  watchTheme();
  routeLinkClicks(router);
  watchDepartures(router);
  const root = await takeOver(
    page,
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} onError={report} />
    </QueryClientProvider>,
  );
  // Safari has no requestIdleCallback.
  const whenIdle = globalThis.requestIdleCallback ?? queueMicrotask;
  whenIdle(() => void loadFonts(root).catch(report));
  // When the published files are needed, the service that gives their key is away.
  if (readConfig().edgeUrl !== undefined)
    whenIdle(() => void import("../report/edge/key.ts").then(({ keptKey }) => keptKey()).catch(report));
}

const elsewhere = mobileAddress(readConfig(), new URL(location.href), navigator.userAgent);
const page = document.getElementById("root");
if (elsewhere) location.replace(elsewhere);
else if (page) void start(page);

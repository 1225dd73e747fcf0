import type { Language } from "@sb/contracts/codes.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type DataRouter, RouterProvider } from "react-router-dom";
import { report } from "../errors/report.ts";
import { TextProvider } from "../i18n/text.tsx";
import type { Texts } from "../locales/ko/index.ts";

type Props = { language: Language; texts: Texts; router: DataRouter; queryClient: QueryClient };

export const App = ({ language, texts, router, queryClient }: Props) => (
  <TextProvider language={language} texts={texts}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} onError={report} />
    </QueryClientProvider>
  </TextProvider>
);

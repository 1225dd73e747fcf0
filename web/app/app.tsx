import type { Language } from "@sb/contracts/codes.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { TextProvider } from "../i18n/text.tsx";
import type { Texts } from "../locales/ko/index.ts";

type Props = { language: Language; texts: Texts; router: AnyRouter; queryClient: QueryClient };

export const App = ({ language, texts, router, queryClient }: Props) => (
  <TextProvider language={language} texts={texts}>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </TextProvider>
);

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type DataRouter, RouterProvider } from "react-router-dom";
import { report } from "../errors/report.ts";

type Props = { router: DataRouter; queryClient: QueryClient };

export const App = ({ router, queryClient }: Props) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} onError={report} />
  </QueryClientProvider>
);

// The query client: no retries (SPEC.md section 9), every failure goes to the one handler of errors.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { ProblemCode } from "../api/problem.ts";
import { handleError } from "../errors/handle.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { /** The screen shows a lost connection or a server's failure itself. */ inline?: true };
    mutationMeta: {
      /** The screen shows a lost connection or a server's failure itself. */
      inline?: true;
      /** Refusals that the form shows itself. */
      inlineCodes?: readonly ProblemCode[];
    };
  }
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        handleError(error, {
          inline: query.meta?.inline,
          reset: () => client.resetQueries({ queryKey: query.queryKey, exact: true }),
        }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => handleError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { retry: 0, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
  return client;
}

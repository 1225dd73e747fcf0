// The query client: no retries (SPEC.md section 9), every failure goes to the one handler of errors.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { handleError } from "../errors/handle.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { /** The screen shows a lost connection or a server's failure itself. */ inline?: true };
    mutationMeta: { /** The screen shows what went wrong itself, unless the login is over. */ inline?: true };
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
      onError: (error, _variables, _result, mutation) => handleError(error, { inlineForms: mutation.meta?.inline }),
    }),
    defaultOptions: {
      queries: { retry: 0, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
  return client;
}

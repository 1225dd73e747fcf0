// The query client: no retries (docs/specification/9-constants.md); every failure goes to the one error handler.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isLoginOver, type ProblemCode } from "../api/problem.ts";
import { handleError } from "../errors/handle.ts";
import { getSession } from "../session/store.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** An as-you-type query or a prefetch: no dialog for an outage. */
      inline?: true;
      /** Error codes that the screen shows itself. */
      inlineCodes?: readonly ProblemCode[];
    };
    mutationMeta: {
      /** Error codes that the form shows itself. */
      inlineCodes?: readonly ProblemCode[];
      /** Fields whose errors the form shows at the field. */
      inlinePaths?: readonly string[];
    };
  }
}

export function createQueryClient(): QueryClient {
  /** Queries refetched because the error dialog was closed: a second failure opens no second dialog. */
  const resetting = new Set<string>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A read was under way when the person logged out, perhaps in another tab: they know.
        if (isLoginOver(error) && !error.ofVisitor && !getSession().isLogin) return;
        const { queryHash, queryKey, meta } = query;
        const reset = async () => {
          resetting.add(queryHash);
          await client.resetQueries({ queryKey, exact: true });
          resetting.delete(queryHash);
        };
        handleError(error, { ...meta, again: resetting.has(queryHash), reset: () => void reset() });
      },
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

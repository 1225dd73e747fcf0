import { call } from "../api/client.ts";
import { ApiError } from "../api/problem.ts";
import { report } from "../errors/report.ts";
import { pathTo } from "../routing/paths.ts";
import { getSession } from "../session/store.ts";

/** Where somebody who has just logged in goes on: an admin who came from home, to what is left to set up, until nothing is. */
export async function screenAfterLogin(returnTo: string): Promise<string> {
  if (returnTo !== pathTo("/") || !getSession().isAdmin) return returnTo;
  try {
    const { complete } = await call("GET admin/setup");
    return complete ? returnTo : pathTo("/admin/setup");
  } catch (error) {
    // They are logged in all the same; the start page of the admin area leads there too.
    if (!(error instanceof ApiError)) report(error);
    return returnTo;
  }
}

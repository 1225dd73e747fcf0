import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/problem.ts";
import { closeError, shownError } from "../errors/show.ts";
import { createQueryClient } from "./queries.ts";

const session = vi.hoisted(() => ({ isLogin: true }));
vi.mock("../session/store.ts", () => ({ signOut: async () => {}, getSession: () => session }));
vi.mock("../errors/report.ts", () => ({ report: () => {} }));

beforeEach(closeError);

/** A query that fails whenever `answers` returns undefined. */
function watching(queryKey: readonly string[], answers: (asked: number) => string | undefined) {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    const answer = answers(asked);
    if (answer === undefined) throw new ApiError({ status: 500, code: "INTERNAL" });
    return answer;
  };
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => {});
  return { observer, times: () => asked, state: () => observer.getCurrentResult().status };
}

test("closing the dialog refetches once; a second failure opens no second dialog", async () => {
  const screen = watching(["always failing"], () => undefined);
  await expect.poll(shownError).toBeDefined();
  closeError();
  expect(screen.state()).toBe("pending");
  await expect.poll(screen.state).toBe("error");
  expect(screen.times()).toBe(2);
  expect(shownError()).toBeUndefined();
});

test.each([
  [true, 1],
  [false, 0],
])(
  "a read finds that the login is over, in a tab that knows it as open: %s, opens %i dialogs",
  async (isLogin, dialogs) => {
    session.isLogin = isLogin;
    const queryFn = () => Promise.reject(new ApiError({ status: 403, code: "LOGIN_ENDED" }));
    await expect(createQueryClient().fetchQuery({ queryKey: ["mine"], queryFn })).rejects.toThrow();
    expect(shownError() ? 1 : 0).toBe(dialogs);
  },
);

test("a retry is a new user action: its failure opens a dialog", async () => {
  const screen = watching(["retried"], () => undefined);
  await expect.poll(shownError).toBeDefined();
  closeError();
  await expect.poll(screen.times).toBe(2);
  await expect.poll(screen.state).toBe("error");
  await screen.observer.refetch();
  expect(shownError()).toBeDefined();
});

test("a reset that succeeds opens no dialog", async () => {
  const screen = watching(["failing once"], (asked) => (asked === 1 ? undefined : "here"));
  await expect.poll(shownError).toBeDefined();
  closeError();
  await expect.poll(screen.state).toBe("success");
  expect(shownError()).toBeUndefined();
});

test("neither a query nor a mutation is repeated by itself", async () => {
  const failing = vi.fn(() => Promise.reject(new ApiError({ status: 500, code: "INTERNAL" })));
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ["once"], queryFn: failing })).rejects.toThrow();
  await expect(client.getMutationCache().build(client, { mutationFn: failing }).execute(undefined)).rejects.toThrow();
  expect(failing).toHaveBeenCalledTimes(2);
});

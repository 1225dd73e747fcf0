// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "./for-tests.tsx";
import { LikeButton } from "./like-button.tsx";

const session = vi.hoisted(() => ({ isLogin: true }));
vi.mock("../session/require-login.ts", () => ({ useRequireLogin: () => async () => session.isLogin }));

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  session.isLogin = true;
});

const like = () => screen.getByRole("button");
const press = () => fireEvent.click(like());
const isShown = (pressed: boolean, count: number) =>
  waitFor(() => {
    expect(like().getAttribute("aria-pressed")).toBe(String(pressed));
    expect(like().textContent).toBe(`Like ${count}`);
  });

test("a like shows at once and stays when the server says the same", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onLike = vi.fn(() => promise);
  const { rerender } = show(<LikeButton liked={false} count={4} onLike={onLike} />);
  press();
  await isShown(true, 5);
  expect(onLike.mock.calls.map(([like]: unknown[]) => like)).toEqual([true]);
  resolve();
  rerender(<LikeButton liked count={5} onLike={onLike} />);
  await isShown(true, 5);
});

test("a like that fails is taken back", async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { failed } = show(<LikeButton liked={false} count={4} onLike={() => promise} />);
  press();
  await isShown(true, 5);
  reject(new Error("down"));
  await isShown(false, 4);
  expect(failed).toHaveBeenCalledOnce();
});

test("quick presses reach the server one after the other, the last one last", async () => {
  const first = Promise.withResolvers<void>();
  const onLike = vi.fn(async (like: boolean) => (like ? first.promise : undefined));
  show(<LikeButton liked={false} count={4} onLike={onLike} />);
  press();
  await isShown(true, 5);
  press();
  await isShown(false, 4);
  expect(onLike.mock.calls.map(([like]) => like)).toEqual([true]);
  first.resolve();
  await waitFor(() => expect(onLike.mock.calls.map(([like]) => like)).toEqual([true, false]));
});

test("what the server says later counts again", async () => {
  const onLike = vi.fn(async () => {});
  const { rerender } = show(<LikeButton liked={false} count={4} onLike={onLike} />);
  press();
  await isShown(true, 5);
  rerender(<LikeButton liked count={5} onLike={onLike} />);
  rerender(<LikeButton liked={false} count={9} onLike={onLike} />);
  await isShown(false, 9);
});

test("a visitor is asked to log in and likes nothing", async () => {
  session.isLogin = false;
  const onLike = vi.fn(async () => {});
  show(<LikeButton liked={false} count={4} onLike={onLike} />);
  press();
  await isShown(false, 4);
  expect(onLike).not.toHaveBeenCalled();
});

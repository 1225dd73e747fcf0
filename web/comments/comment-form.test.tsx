// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/problem.ts";
import { currentToasts, dismissToast } from "../ui/feedback/toast.ts";
import type { CommentActions } from "./comment.ts";
import { comment, showComments } from "./for-tests.tsx";

vi.mock("../session/store.ts", () => ({ useSession: () => ({ isLogin: true }) }));
vi.mock("../session/require-login.ts", () => ({ useRequireLogin: () => async () => true }));

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
});

const WRITE = /^Write a comment/;
const REPLY = /^Your reply to Writer/;
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const toasts = () => currentToasts().map(({ text }) => text);
const isFocused = (element: Element) => expect(document.activeElement).toBe(element);

async function showOne(given: Partial<CommentActions> = {}) {
  const shown = showComments(async () => [comment(1)], given);
  await screen.findByText("Comment 1");
  return shown;
}

async function openReply() {
  press("Reply to Writer");
  return screen.findByRole<HTMLTextAreaElement>("textbox", { name: REPLY });
}

test("a comment is sent once it is written; the form is empty again and the focus stays", async () => {
  const onComment = vi.fn<CommentActions["onComment"]>(async () => {});
  await showOne({ onComment });
  type(WRITE, "  Thank you.\nIt helped. ");
  const submit = screen.getByRole("button", { name: "Post comment" });
  submit.focus();
  fireEvent.click(submit);
  await waitFor(() => expect(toasts()).toEqual(["Your comment has been posted"]));
  expect(onComment.mock.calls).toEqual([["Thank you.\nIt helped.", { idempotencyKey: expect.any(String) }]]);
  expect(field(WRITE).value).toBe("");
  isFocused(submit);
});

test("a retry of the same comment has the same idempotency key, the next comment has another", async () => {
  const down = new ApiError({ status: 0, code: "NETWORK_FAILED" });
  const onComment = vi.fn<CommentActions["onComment"]>(async () => {}).mockRejectedValueOnce(down);
  const { failed } = await showOne({ onComment });
  type(WRITE, "Same");
  press("Post comment");
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(field(WRITE).value).toBe("Same");
  press("Post comment");
  await waitFor(() => expect(field(WRITE).value).toBe(""));
  type(WRITE, "Same");
  press("Post comment");
  await waitFor(() => expect(onComment).toHaveBeenCalledTimes(3));
  const [first, retry, next] = onComment.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(retry).toBe(first);
  expect(next).not.toBe(first);
});

test("characters are counted; too many, and none, are said at the field and not sent", async () => {
  const { onComment } = await showOne();
  fireEvent.blur(field(WRITE));
  expect(field(WRITE).getAttribute("aria-invalid")).toBeNull();
  press("Post comment");
  expect(await screen.findByText("Please write something first.")).toBeTruthy();
  isFocused(field(WRITE));
  type(WRITE, "a".repeat(1_001));
  expect(screen.getByText("1,001 / 1,000 characters")).toBeTruthy();
  press("Post comment");
  expect(screen.getByText("Please shorten it to 1,000 characters or fewer.")).toBeTruthy();
  expect(onComment).not.toHaveBeenCalled();
});

test("refused content is said at the field with the text of the server's code", async () => {
  const code = "PERSONAL_INFORMATION";
  const refusal = new ApiError({ status: 422, code, fields: [{ path: "content", code }] });
  const { failed } = await showOne({ onComment: () => Promise.reject(refusal) });
  type(WRITE, "Call me");
  press("Post comment");
  await waitFor(() => expect(field(WRITE).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("The text holds personal information. Please remove it and try again.")).toBeTruthy();
  expect(field(WRITE).value).toBe("Call me");
  await waitFor(() => isFocused(field(WRITE)));
  // The form says it shows this itself: no dialog.
  expect(failed).toHaveBeenCalledWith(refusal, { inlinePaths: ["content"], inlineCodes: [] });
});

test("an offer of recovery is refused at the field with the reason", async () => {
  const code = "RECOVERY_OFFERED";
  const refusal = new ApiError({ status: 422, code, fields: [{ path: "content", code }] });
  await showOne({ onComment: () => Promise.reject(refusal) });
  type(WRITE, "We get your money back");
  press("Post comment");
  expect(await screen.findByText(/it is the most common second fraud/)).toBeTruthy();
});

test("a reply goes to its comment; the focus goes to the form and back to the button", async () => {
  const onReply = vi.fn(async () => {});
  await showOne({ onReply });
  isFocused(await openReply());
  expect(screen.getByRole("button", { name: "Reply to Writer" }).getAttribute("aria-expanded")).toBe("true");
  type(REPLY, "I agree");
  press("Post reply");
  await waitFor(() => expect(toasts()).toEqual(["Your reply has been posted"]));
  expect(onReply.mock.calls).toEqual([[1, "I agree", { idempotencyKey: expect.any(String) }]]);
  expect(screen.queryByRole("textbox", { name: REPLY })).toBeNull();
  isFocused(screen.getByRole("button", { name: "Reply to Writer" }));
});

test("Escape closes an empty reply, not a written one; Cancel closes it", async () => {
  await showOne({ onReply: vi.fn() });
  fireEvent.keyDown(await openReply(), { key: "Escape" });
  expect(screen.queryByRole("textbox", { name: REPLY })).toBeNull();
  isFocused(screen.getByRole("button", { name: "Reply to Writer" }));
  await openReply();
  type(REPLY, "Unsent");
  fireEvent.keyDown(field(REPLY), { key: "Escape" });
  expect(field(REPLY).value).toBe("Unsent");
  press("Cancel");
  expect(screen.queryByRole("textbox", { name: REPLY })).toBeNull();
  isFocused(screen.getByRole("button", { name: "Reply to Writer" }));
});

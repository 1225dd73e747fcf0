// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closePageModals, modalStack } from "../modals/modals.ts";
import { currentToasts, dismissToast } from "../ui/feedback/toast.ts";
import type { CommentView } from "./comment.ts";
import { comment, reply, showComments } from "./for-tests.tsx";

const session = vi.hoisted(() => ({ isLogin: true, asked: 0 }));
vi.mock("../session/store.ts", () => ({ useSession: () => session }));
vi.mock("../session/require-login.ts", () => ({
  useRequireLogin: () => async () => {
    if (!session.isLogin) session.asked += 1;
    return session.isLogin;
  },
}));

// jsdom has no CSS.escape, which dialogs use.
vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") });

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => Object.assign(session, { isLogin: true, asked: 0 }));
afterEach(() => {
  cleanup();
  closePageModals();
  for (const { id } of currentToasts()) dismissToast(id);
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
/** Answers the dialog that asks. */
async function answer(key: string, yes: boolean) {
  await waitFor(() => expect(modalStack().map((modal) => modal.key)).toEqual([key]));
  modalStack()[0]?.close(yes);
}
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const toasts = () => currentToasts().map(({ text }) => text);
const loaded =
  (...items: CommentView[]) =>
  async () =>
    items;

test("while they load there is a skeleton below the form; then they are counted and listed", async () => {
  const { promise, resolve } = Promise.withResolvers<CommentView[]>();
  showComments(() => promise);
  expect(screen.getByRole("status", { name: "Loading comments" })).toBeTruthy();
  expect(heading()).toBe("Comments");
  resolve([comment(1), comment(2, { nick: undefined })]);
  const list = await screen.findByRole("list", { name: "List of comments" });
  expect(heading()).toBe("2 comments");
  expect(within(list).getAllByRole("article")).toHaveLength(2);
  expect(list.textContent).toContain("Former member");
  expect(list.querySelector("time")?.dateTime).toBe("2025-11-21T01:02:03.000Z");
});

test("where there are none, that is said", async () => {
  showComments(loaded());
  expect(await screen.findByText("There are no comments.")).toBeTruthy();
});

test("where they can't be loaded, a retry is offered", async () => {
  const load = vi.fn(loaded(comment(1))).mockRejectedValueOnce(new Error("down"));
  showComments(load);
  expect((await screen.findByRole("alert")).textContent).toContain("The comments could not be loaded");
  press("Try again");
  expect(await screen.findByText("Comment 1")).toBeTruthy();
});

test("page links lead to the comments of the page", async () => {
  showComments(loaded(...Array.from({ length: 10 }, (_, index) => comment(index + 1))));
  const next = await screen.findByRole("link", { name: "Next" });
  expect(next.getAttribute("href")).toBe("/subject/1?page=2#comments");
});

test("links and HTML in a comment stay plain text, line breaks stay lines", async () => {
  const content =
    '<a href="https://evil.example">x</a>\n<img src=x onerror=alert(1)>\n\n\n\nhttps://evil.example [a](b)';
  showComments(loaded(comment(1, { content, nick: "<b>Nick</b>" } as Partial<CommentView>)));
  const post = await screen.findByRole("article");
  expect(post.querySelector("a, img, b")).toBeNull();
  expect(within(post).getByText(/evil/).textContent).toBe(content.replace("\n\n\n\n", "\n\n"));
});

test("a deleted and a hidden comment leave a line, without buttons, and keep their replies", async () => {
  const gone = (seq: number, status: "DELETED" | "HIDDEN") =>
    comment(seq, { status, content: undefined, mine: true, replies: [reply(10 * seq)] } as Partial<CommentView>);
  showComments(loaded(gone(1, "DELETED"), gone(2, "HIDDEN")), { onReply: vi.fn(), onFlag: vi.fn() });
  const [deleted, first, hidden, second] = await screen.findAllByRole("article");
  expect([deleted?.textContent, hidden?.textContent]).toEqual(["Deleted by its writer.", "Hidden by a moderator."]);
  expect([first, second].map((post) => post && within(post).getByText(/^Reply/).textContent)).toEqual([
    "Reply 10",
    "Reply 20",
  ]);
  for (const post of [deleted, hidden]) expect(post?.querySelector("button")).toBeNull();
});

test("only own comments can be deleted; replying and flagging are offered only where they are given", async () => {
  showComments(loaded(comment(1, { mine: true }), comment(2)));
  await screen.findByText("Comment 1");
  const names = screen.getAllByRole("button").map((own) => own.getAttribute("aria-label") ?? own.textContent);
  expect(names).toEqual(["Post comment", "Delete my comment"]);
});

test("deleting asks first; what is left of the comment then has the focus", async () => {
  const asked = vi.fn();
  const load = vi.fn(loaded(comment(7, { mine: true })));
  const { client } = showComments(load, {
    onDelete: async (seq) => {
      asked(seq);
      load.mockResolvedValue([comment(7, { status: "DELETED", content: undefined } as Partial<CommentView>)]);
      await client.invalidateQueries();
    },
  });
  await screen.findByText("Comment 7");
  press("Delete my comment");
  await answer("delete-comment", false);
  expect(modalStack()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  press("Delete my comment");
  await answer("delete-comment", true);
  await screen.findByText("Deleted by its writer.");
  expect(asked.mock.calls).toEqual([[7]]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("article")));
  expect(toasts()).toEqual(["Your comment has been deleted"]);
});

/** Fills in the dialog that asks why. */
async function flagFor(reason: string) {
  fireEvent.click(await screen.findByRole("radio", { name: reason }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Report" }));
}

test("a comment is flagged by its number with a reason, a reply by its own", async () => {
  const onFlag = vi.fn(async () => {});
  showComments(loaded(comment(1, { replies: [reply(11, { nick: "Other" })] })), { onFlag });
  await screen.findByText("Reply 11");
  press("Report the comment by Other");
  await flagFor("Advertising");
  await waitFor(() => expect(toasts()).toEqual(["Thank you for telling us. A moderator will look at it."]));
  expect(onFlag.mock.calls).toEqual([[11, "ADVERTISING"]]);
  expect(modalStack()).toEqual([]);
});

test("without a reason nothing is flagged", async () => {
  const onFlag = vi.fn(async () => {});
  showComments(loaded(comment(1)), { onFlag });
  await screen.findByText("Comment 1");
  press("Report the comment by Writer");
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Required field missing.")).toBeTruthy();
  expect(onFlag).not.toHaveBeenCalled();
});

test("a failed action announces nothing and goes to the error handler", async () => {
  const { failed } = showComments(loaded(comment(1)), { onFlag: () => Promise.reject(new Error("down")) });
  await screen.findByText("Comment 1");
  press("Report the comment by Writer");
  await flagFor("Something else");
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(toasts()).toEqual([]);
});

test("more replies are asked for by their comment; the first of them gets the focus", async () => {
  const load = vi.fn(loaded(comment(1, { replies: [reply(11)], more: 2 })));
  const asked = vi.fn();
  const { client } = showComments(load, {
    onMoreReplies: async (seq) => {
      asked(seq);
      load.mockResolvedValue([comment(1, { replies: [reply(11), reply(12), reply(13)] })]);
      await client.invalidateQueries();
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show 2 more replies" }));
  await screen.findByText("Reply 13");
  expect(asked.mock.calls).toEqual([[1]]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Reply 12"));
});

test("a visitor is asked to log in, and has no field to write in", async () => {
  session.isLogin = false;
  const onFlag = vi.fn();
  showComments(loaded(comment(1)), { onReply: vi.fn(), onFlag });
  await screen.findByText("Comment 1");
  expect(screen.getByText("Log in to write a comment.")).toBeTruthy();
  press("Continue with Google");
  press("Reply to Writer");
  press("Report the comment by Writer");
  await waitFor(() => expect(session.asked).toBe(3));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(modalStack()).toEqual([]);
  expect(onFlag).not.toHaveBeenCalled();
});

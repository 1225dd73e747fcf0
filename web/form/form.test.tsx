// @vitest-environment jsdom
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/problem.ts";
import { i18nIn } from "../i18n/for-tests.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Form } from "./form.tsx";
import { type FormOptions, useForm } from "./use-form.ts";

type Values = { readonly title: string; readonly agreed: boolean };
type Send = FormOptions<Values, void>["send"];

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

function Notice({ send, onSent }: { send: Send; onSent?: () => void }) {
  const form = useForm<Values, void>({
    initial: { title: "", agreed: false },
    labels: { title: "Title", agreed: "Agree" },
    rules: { title: { required: true, maxChars: 5 }, agreed: { required: true } },
    send,
    ...(onSent && { onSent }),
  });
  return (
    <Form form={form} actions={<button type="submit">{form.busy ? "Sending" : "Send"}</button>}>
      <TextField {...form.text("title", { counted: true })} />
      <output>{form.isDirty ? "Unsaved" : "Saved"}</output>
      <CheckboxField {...form.checkbox("agreed")} />
    </Form>
  );
}

function show(send: Send, onSent?: () => void) {
  const meta = vi.fn();
  const mutationCache = new MutationCache({ onError: (_error, _values, _result, mutation) => meta(mutation.meta) });
  const client = new QueryClient({ mutationCache });
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18nIn("en")}>
        <Notice send={send} {...(onSent && { onSent })} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return { meta };
}

const title = () => screen.getByLabelText(/^Title/);
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const fill = (value: string) => {
  type(value);
  fireEvent.click(screen.getByLabelText("Agree"));
};
const submit = () => fireEvent.click(screen.getByRole("button"));
const keysOf = (send: ReturnType<typeof vi.fn<Send>>) =>
  send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

test("a field tells what is wrong once it was left, and how much of it is used", () => {
  show(vi.fn<Send>());
  type("123456");
  expect(title().getAttribute("aria-invalid")).toBeNull();
  fireEvent.blur(title());
  expect(title().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Please shorten it to 5 characters or fewer.")).toBeTruthy();
  expect(screen.getByText("6 / 5 characters")).toBeTruthy();
});

test("sending it with something wrong names each field in the summary, which takes the focus, and sends nothing", () => {
  const send = vi.fn<Send>();
  show(send);
  submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent?.split(":")[0])).toEqual(["Title", "Agree"]);
  type("T");
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test("whoever types a recovery phrase is warned before it is sent, and no longer once it is gone", async () => {
  show(vi.fn<Send>());
  type("Mine is abandon amount liar amount expire adjust cage candy arch gather drum buyer");
  const warning = await screen.findByRole("alert");
  expect(warning.textContent).toContain("Never give it to us either");
  type("Mine is a dozen words long, and none of them is any business of yours or theirs");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("what was sent is saved, and nothing is unsaved when it is told", async () => {
  const send = vi.fn<Send>(async () => {});
  const told: (string | null)[] = [];
  show(send, () => told.push(screen.getByRole("status").textContent));
  fill("Title");
  expect(screen.getByText("Unsaved")).toBeTruthy();
  submit();
  await waitFor(() => expect(told).toEqual(["Saved"]));
  expect(send.mock.calls[0]?.[0]).toEqual({ title: "Title", agreed: true });
});

test("a refused field is told beside it and in the summary; the form shows that itself", async () => {
  const refusal = new ApiError({
    status: 422,
    code: "PERSONAL_INFORMATION",
    fields: [{ path: "title", code: "PERSONAL_INFORMATION" }],
  });
  const { meta } = show(vi.fn<Send>(() => Promise.reject(refusal)));
  fill("Title");
  submit();
  await waitFor(() => expect(screen.getByRole("link").getAttribute("href")).toBe(`#${title().id}`));
  expect(title().getAttribute("aria-invalid")).toBe("true");
  expect(meta).toHaveBeenCalledWith({ inlinePaths: ["title", "agreed"], inlineCodes: [] });
  type("Other");
  expect(title().getAttribute("aria-invalid")).toBeNull();
});

test("the same content is the same attempt until it was taken", async () => {
  const failed = () => Promise.reject(new ApiError({ status: 0, code: "NETWORK_FAILED" }));
  const send = vi.fn<Send>().mockImplementationOnce(failed).mockImplementationOnce(failed).mockResolvedValue();
  show(send);
  fill("one");
  for (const [index, value] of ["one", "two", "one", "one"].entries()) {
    type(value);
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1));
    await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
  }
  const [first, other, again, afterSent] = keysOf(send);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(afterSent).not.toBe(first);
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider, useNavigate } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { modalStack } from "../modals/modals.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

type Values = { readonly title: string; readonly kind: "NEWS" | "EVENT" | undefined };

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

function Editor() {
  const navigate = useNavigate();
  const form = useForm<Values, void>({
    initial: { title: "", kind: undefined },
    labels: { title: "Title", kind: "Kind" },
    send: async () => {},
    onSent: () => navigate("/sent"),
  });
  return (
    <Form form={form} guarded actions={<button type="submit">Send</button>}>
      <TextField {...form.text("title")} />
      <SelectField {...form.choice("kind")} options={[{ value: "NEWS", label: "News" }]} />
    </Form>
  );
}

function show() {
  const router = createMemoryRouter([
    { path: "/", element: <Editor /> },
    { path: "/sent", element: <p>Sent</p> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18nIn("en")}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "Unsaved" } });
  return router;
}

test("what was sent may navigate: nothing is unsaved any more", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Sent");
  expect(modalStack()).toEqual([]);
});

test("leaving with something unsaved asks first", async () => {
  const router = show();
  await router.navigate("/sent");
  await waitFor(() => expect(modalStack().map(({ key }) => key)).toEqual(["leave"]));
  expect(screen.queryByText("Sent")).toBeNull();
});

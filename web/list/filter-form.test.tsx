// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { FilterForm } from "./filter-form.tsx";

vi.mock("../ui/use-media.ts", () => ({ useMedia: () => true }));

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

test("a private key is warned of and not searched for, other words are", async () => {
  const onSearch = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18nIn("en")}>
        <FilterForm
          {...{ label: "Words", maxLength: 200, searchKeyword: "", onSearch, active: 0, choices: 0 }}
          onClear={() => {}}
        >
          {null}
        </FilterForm>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const search = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Search" }));
  search("5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ");
  await screen.findByRole("alert");
  press();
  expect(onSearch).not.toHaveBeenCalled();
  search(" fake exchange ");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  press();
  expect(onSearch).toHaveBeenCalledWith("fake exchange");
});

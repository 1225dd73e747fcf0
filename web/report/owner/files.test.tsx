// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/problem.ts";
import { i18nIn } from "../../i18n/for-tests.ts";
import { currentToasts } from "../../ui/feedback/toast.ts";
import { Files } from "./files.tsx";

vi.mock("../../api/fetch-file.ts", () => ({
  fetchFile: () => Promise.reject(new ApiError({ status: 404, code: "NOT_FOUND" })),
}));

afterEach(cleanup);

test("a file that is gone says so", async () => {
  const file = { fileId: "1-a", name: "chat.txt", mediaType: "text/plain", size: 8, sha256: "0".repeat(64) };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18nIn("en")}>
        <Files files={[file]} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: /chat\.txt/ }));
  await expect.poll(currentToasts).toMatchObject([{ kind: "bad", text: expect.stringMatching(/^No request file/) }]);
});

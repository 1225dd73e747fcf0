import { useMutation } from "@tanstack/react-query";
import { fetchBlob } from "../api/fetch-file.ts";
import { report } from "../errors/report.ts";
import type { KeyPair } from "./device/age.ts";
import type { OpenedPackage } from "./device/open-package.ts";

/** WRONG_KEY: encrypted to another key. DAMAGED: no package, or not all of it. */
type NotOpened = "WRONG_KEY" | "DAMAGED";
export type Opening = { readonly opened?: OpenedPackage; readonly failed?: NotOpened };

type OpenRequest = { readonly keys: KeyPair; readonly from: number | Blob };

export type OpenPackage = ReturnType<typeof useOpenPackage>;

/** Fetches a report's package, or takes one that was saved, and opens it on the device. */
export const useOpenPackage = () =>
  useMutation({
    mutationFn: async ({ keys, from }: OpenRequest) =>
      openWith(keys, from instanceof Blob ? from : await fetchPackage(from)),
    meta: { inlineCodes: ["PUBLIC_KEY_MISSING", "NOT_FOUND"] },
  });

export const fetchPackage = (dclrSeq: number): Promise<Blob> =>
  fetchBlob("GET agency/report/{dclrSeq}/package", { params: { dclrSeq } });

async function openWith(keys: KeyPair, sealed: Blob): Promise<Opening> {
  const { openPackage } = await import("./device/open-package.ts");
  const { WrongKey } = await import("./device/age.ts");
  try {
    return { opened: await openPackage(sealed, keys) };
  } catch (error) {
    if (error instanceof WrongKey) return { failed: "WRONG_KEY" };
    report(error);
    return { failed: "DAMAGED" };
  }
}

import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { KeyPair } from "./device/age.ts";
import { IDENTITY_FILE_BYTES } from "./device/identity-file.ts";
import { FileChoice } from "./file-choice.tsx";

type Props = { keys: KeyPair | undefined; onKeys: (keys: KeyPair | undefined) => void };

/** Reads the private key from its file; it stays in the page's memory until the page is left. */
export function KeyFile({ keys, onKeys }: Props) {
  const { t } = useTranslation();
  const read = useMutation({ mutationFn: readKeyFile, onSuccess: onKeys });
  const isWrong = read.isSuccess && read.data === undefined;
  return (
    <FileChoice
      id="key-file"
      label={t(($) => $.disclosure.keyFile.choose)}
      chosen={keys && read.variables?.name}
      accept=".txt,.key,.agekey,text/plain"
      error={isWrong ? t(($) => $.disclosure.keyFile.wrong) : undefined}
      good={keys ? t(($) => $.disclosure.keyFile.good, { end: keys.recipient.slice(-6) }) : undefined}
      onFile={(file) => read.mutate(file)}
    />
  );
}

async function readKeyFile(file: File): Promise<KeyPair | undefined> {
  if (file.size > IDENTITY_FILE_BYTES) return undefined;
  const { readKeyPair } = await import("./device/age.ts");
  return readKeyPair(await file.text());
}

import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/problem.ts";
import { problemText } from "../errors/problem-text.ts";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { saveAs } from "../ui/save-as.ts";
import type { KeyPair } from "./device/age.ts";
import styles from "./disclosure.module.css";
import { FileChoice } from "./file-choice.tsx";
import { fetchPackage, type OpenPackage } from "./use-open-package.ts";

type Props = {
  /** The report whose package is fetched; undefined: a file is chosen. */
  dclrSeq: number | undefined;
  keys: KeyPair | undefined;
  open: OpenPackage;
};

/** Where the package comes from, and what is wrong with it. */
export function PackageChoice({ dclrSeq, keys, open }: Props) {
  const { t } = useTranslation();
  const problem = useProblem(open);
  if (!keys) return <p>{t(($) => $.disclosure.open.keyFirst)}</p>;
  if (dclrSeq === undefined)
    return (
      <>
        <Callout>{t(($) => $.disclosure.open.strangers)}</Callout>
        <FileChoice
          id="package-file"
          label={t(($) => $.disclosure.open.choose)}
          chosen={open.variables?.from instanceof File ? open.variables.from.name : undefined}
          error={problem}
          onFile={(from) => open.mutate({ keys, from })}
        />
      </>
    );
  return (
    <>
      <p>{t(($) => $.disclosure.open.fetchHint)}</p>
      <div className={styles.actions}>
        <Button kind="primary" busy={open.isPending} onClick={() => open.mutate({ keys, from: dclrSeq })}>
          {t(($) => $.disclosure.open.fetch)}
        </Button>
        <SaveSealed dclrSeq={dclrSeq} />
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}

function useProblem({ data, error }: OpenPackage): string | undefined {
  const { t } = useTranslation();
  if (data?.failed) return t(($) => $.disclosure.open.problems[data.failed ?? "DAMAGED"]);
  if (!isApiError(error)) return undefined;
  if (error.code === "PUBLIC_KEY_MISSING") return problemText("PUBLIC_KEY_MISSING", t);
  return error.code === "NOT_FOUND" ? t(($) => $.disclosure.open.problems.NOT_FOUND) : undefined;
}

/** For software of the agency's own. */
function SaveSealed({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: async () => saveAs(await fetchPackage(dclrSeq), `report-${dclrSeq}.tar.age`),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      {t(($) => $.disclosure.open.save)}
    </Button>
  );
}

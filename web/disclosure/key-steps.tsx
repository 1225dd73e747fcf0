import type { OwnAgency } from "@sb/contracts/agency/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { saveAs } from "../ui/save-as.ts";
import type { KeyPair } from "./device/age.ts";
import { identityFile } from "./device/identity-file.ts";
import styles from "./disclosure.module.css";
import { KeyFile } from "./key-file.tsx";
import { useRegisterKey } from "./use-register-key.ts";

/** The private key is kept nowhere but in the saved file, so the file is read again before its public key is used. */
export function KeySteps({ agency }: { agency: Pick<OwnAgency, "publicKey"> }) {
  const { t } = useTranslation();
  const [keys, setKeys] = useState<KeyPair>();
  const make = useMutation({ mutationFn: saveNewKey });
  const register = useRegisterKey();
  const isInUse = keys !== undefined && keys.recipient === agency.publicKey?.value;
  return (
    <section className={styles.section} aria-labelledby="new-key">
      <h2 id="new-key">{t(($) => $.disclosure.key[agency.publicKey ? "replace" : "make"])}</h2>
      {agency.publicKey && <Callout>{t(($) => $.disclosure.key.keepOld)}</Callout>}
      <ol className={styles.steps}>
        <li>
          <h3>{t(($) => $.disclosure.key.steps.save)}</h3>
          <p>{t(($) => $.disclosure.key.steps.saveHint)}</p>
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {t(($) => $.disclosure.key.steps.saveButton)}
          </Button>
        </li>
        <li>
          <h3>{t(($) => $.disclosure.key.steps.check)}</h3>
          <p>{t(($) => $.disclosure.key.steps.checkHint)}</p>
          <KeyFile keys={keys} onKeys={setKeys} />
        </li>
        <li>
          <h3>{t(($) => $.disclosure.key.steps.register)}</h3>
          <p>{t(($) => $.disclosure.key.steps[isInUse ? "inUse" : "registerHint"])}</p>
          {keys && !isInUse && (
            <Button kind="primary" busy={register.isPending} onClick={() => register.mutate(keys.recipient)}>
              {t(($) => $.disclosure.key.steps.registerButton)}
            </Button>
          )}
        </li>
      </ol>
    </section>
  );
}

async function saveNewKey(): Promise<void> {
  const { makeKeyPair } = await import("./device/age.ts");
  const keys = await makeKeyPair();
  const now = new Date().toISOString();
  saveAs(identityFile(keys, now), `safer-block-key-${now.slice(0, 10)}-${keys.recipient.slice(-6)}.txt`);
}

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveAs } from "../../ui/save-as.ts";
import styles from "./my-data.module.css";

/**
 * The archive is put together on this device: no copy of it is on the server, and no address leads to it
 * (docs/decisions/0118-my-data-on-my-device.md).
 */
export function DownloadMyData() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const download = useMutation({
    mutationFn: async () => {
      setCount(0);
      const [{ collectMyData }, { archiveOf }] = await Promise.all([import("./collect.ts"), import("./archive.ts")]);
      saveAs(await archiveOf(collectMyData({ call, fetchFile, wait }), setCount), "safer-block-my-data.zip");
    },
  });
  return (
    <>
      <p>{t(($) => $.myData.download.text)}</p>
      <p className={styles.note}>{t(($) => $.myData.download.safe)}</p>
      <Button className={styles.start} busy={download.isPending} onClick={() => download.mutate()}>
        <Icon of={Download} size={18} />
        {t(($) => $.myData.download.start)}
      </Button>
      <p role="status" className={styles.note}>
        {download.isPending && t(($) => $.myData.download.progress, { count })}
        {download.isSuccess && t(($) => $.myData.download.done, { count })}
      </p>
    </>
  );
}

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import styles from "./tabs.module.css";

export type TabItem = { readonly id: string; readonly title: string; readonly content: ReactNode };

type Props = { label: string; items: readonly TabItem[]; selected?: string; onSelect?: (id: string) => void };

/** Several views of the same thing, one at a time. */
export const Tabs = ({ label, items, selected, onSelect }: Props) => (
  <AriaTabs
    {...(selected !== undefined && { selectedKey: selected })}
    {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
  >
    <TabList aria-label={label} className={styles.list ?? ""}>
      {items.map((item) => (
        <Tab key={item.id} id={item.id} className={styles.tab ?? ""}>
          {item.title}
        </Tab>
      ))}
    </TabList>
    {items.map((item) => (
      <TabPanel key={item.id} id={item.id} className={styles.panel ?? ""}>
        {item.content}
      </TabPanel>
    ))}
  </AriaTabs>
);

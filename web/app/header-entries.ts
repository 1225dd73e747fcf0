// The entries of the header's menu. Home shows them without the route table: the build writes this module's value into it
// (build/table.ts).
import { headerEntriesOf } from "../routing/menu.ts";
import { screens } from "./table.ts";

export const headerEntries = headerEntriesOf(screens);

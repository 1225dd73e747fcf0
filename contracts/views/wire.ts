// Views on the wire.
import * as z from "zod";
import { Seq } from "../http.ts";
import { VIEWED_KINDS } from "./model.ts";

export const ViewBody = z.object({ kind: z.enum(VIEWED_KINDS), seq: Seq });

// Views on the wire.
import * as z from "zod";
import { VIEWED_KINDS } from "../codes.ts";
import { Seq } from "../http.ts";

export const ViewBody = z.object({ kind: z.enum(VIEWED_KINDS), seq: Seq });

// The file that says which state of a list is kept beside the events, and where among them it is of.
import * as z from "zod";

export const KeptState = z.object({
  /** The form of the file: one of another form is as one that is lost. */
  form: z.literal(2),
  /** The folder of its parts, and how many there are. */
  id: z.string().max(60),
  parts: z.int(),
  /** The last event that it has in it; none where it has no entry. */
  segment: z.int(),
  revision: z.int(),
  eventId: z.string().optional(),
});

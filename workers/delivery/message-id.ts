/** The header `webhook-id`: one for each agency and event, the same on every repeat. */
export const messageIdOf = (agencySeq: number, eventId: string): string => `msg_${agencySeq}_${eventId}`;

/** Days for which the link in a mail is good. An address that nobody has confirmed by then is forgotten. */
export const LINK_DAYS = 7;

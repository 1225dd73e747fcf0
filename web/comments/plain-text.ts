/** A comment's text as it is shown: line breaks stay, several blank lines become one. */
export const plainText = (content: string): string => content.trim().replaceAll(/\n\s*\n/g, "\n\n");

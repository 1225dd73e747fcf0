/** The DOM id of a field's control: the form's and the field's path. The error summary links to it. */
export const fieldId = (form: string, path: string): string => `${form}-${path.replaceAll(".", "-")}`;

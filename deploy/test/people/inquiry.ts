// For tests: an inquiry as a form, with one attachment.
export function inquiryForm(fields: Readonly<Record<string, string | number>>, text: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("files", new Blob([text]), "note.txt");
  return form;
}

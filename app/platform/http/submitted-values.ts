/** Returns the texts of a form, to be shown in it again. Passwords are never among them. */
export function submittedValues(form: FormData): Record<string, string> {
  const textFields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !/password/i.test(field[0]),
  );
  return Object.fromEntries(textFields);
}

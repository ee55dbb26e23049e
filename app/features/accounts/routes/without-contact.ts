import { data } from "react-router";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { isNetworkError } from "#app/platform/http/network-error.ts";
import { texts } from "../texts.ts";

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** Sends a form; when no answer comes, the form stays as it was typed and says so above it. */
export async function sendOrStay<Answer>({ request, serverAction }: Sent<Answer>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const email = form.get("email");
    const values: FormErrors["values"] = typeof email === "string" ? { email } : {};
    const faults: FormErrors = { formError: texts.noContact, fieldErrors: {}, values };
    // The status keeps the framework from loading the page again, which would fail as well.
    return data(faults, { status: 503 });
  }
}

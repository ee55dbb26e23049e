import { data } from "react-router";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { isNetworkError } from "#app/platform/http/network-error.ts";
import { texts } from "../texts.ts";

interface ClientActionArgs<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

export async function handleOfflineSubmit<Result>({
  request,
  serverAction,
}: ClientActionArgs<Result>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const email = form.get("email");
    const values: FormErrors["values"] = typeof email === "string" ? { email } : {};
    const errors: FormErrors = { formError: texts.offline, fieldErrors: {}, values };
    // Status 503 keeps React Router from reloading the page, which would fail too.
    return data(errors, { status: 503 });
  }
}

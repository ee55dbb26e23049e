import { readMail } from "../dev-mailbox.server.ts";
import { mailPageResponse } from "../mail-response.server.ts";

export async function loader({ params }: { params: { name?: string } }) {
  const mail = await readMail(params.name ?? "");
  if (!mail) return new Response(null, { status: 404 });
  return mailPageResponse(mail.html.replace("<head>", '<head><base target="_top">'));
}

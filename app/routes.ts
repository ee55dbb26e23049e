import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/site/landing.tsx"),
  route("healthz", "platform/http/routes/health.ts"),

  // Mails that were kept because no mail server is set up
  route("dev/mail", "pages/site/dev-mail.tsx"),
  route("dev/mail/:name", "pages/site/dev-mail-message.tsx"),
  route("dev/mail/:name/page", "platform/mail/routes/mail-page.ts"),

  route("*", "pages/site/not-found.tsx"),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/site/landing.tsx"),
  route("hero-sprigs.svg", "pages/site/landing/hero-sprigs.tsx"),
  route("wedding", "pages/wedding-page/route.tsx"),
  route("b", "pages/invitation/code.tsx"),
  route("b/:names/:code", "pages/invitation/route.tsx"),
  route("ornament/:theme/:seed/:file", "pages/wedding-page/routes/ornament.ts"),
  route("monogram/:theme/:first/:second", "pages/wedding-page/routes/monogram.ts"),
  route("wedding/calendar.ics", "pages/wedding-page/routes/calendar.ts"),
  route("wedding-card.jpg", "pages/wedding-page/routes/card.ts"),
  route("wedding/photos", "features/gallery/routes/photos.ts"),
  route("wedding/likes", "features/gallery/routes/likes.ts"),

  route("mail-flap/:theme/:file", "pages/mails/flap.ts"),
  route("mail-flower/:theme/:seed/:file", "pages/mails/flower.ts"),
  route("unsubscribe/:token", "pages/site/unsubscribe.tsx"),

  route("privacy", "pages/site/legal/privacy.tsx"),
  route("terms", "pages/site/legal/terms.tsx"),

  route("healthz", "platform/http/routes/health.ts"),
  route("livez", "platform/http/routes/alive.ts"),

  route("auth", "features/accounts/routes/auth.tsx"),
  route("auth/check-mail", "features/accounts/routes/check-mail.tsx"),
  route("auth/confirm", "features/accounts/routes/confirm.tsx"),
  route("auth/forgot", "features/accounts/routes/forgot.tsx"),
  route("auth/landscape.svg", "features/accounts/routes/landscape.tsx"),
  route("auth/new-email", "features/accounts/routes/new-email.tsx"),
  route("auth/reset", "features/accounts/routes/reset.tsx"),
  route("auth/second-step", "features/accounts/routes/second-step.tsx"),
  route("auth/sign-out", "features/accounts/routes/sign-out.ts"),

  route("create", "features/weddings/routes/create.tsx"),
  route("preview", "pages/wedding-page/preview/route.tsx"),

  layout("pages/planner/shell/shell.tsx", [
    route("admin", "pages/planner/dashboard/dashboard.tsx"),
    route("wishlist-admin", "features/wishlist/admin/wishlist-admin.tsx"),
    route("gallery-admin", "features/gallery/admin/gallery-admin.tsx"),
    route("edit-wedding", "features/weddings/admin/edit-wedding.tsx"),
    route("settings", "pages/planner/settings/settings.tsx"),
    route("held", "pages/planner/held/held.tsx"),
    route("guest-messages", "features/greetings/admin/guest-messages.tsx"),
    route("guest-list", "pages/planner/guest-list/guest-list.tsx"),
    route("guest-list/invitations", "pages/planner/guest-list/invitations/invitations.tsx"),
    route("guest-list/import", "pages/planner/guest-list/import/import.tsx"),
    ...comingSoon("seating-chart", "budget", "vendors", "sms-campaigns"),
  ]),
  route("guest-list/invitations/mail", "pages/planner/guest-list/invitations/mail.ts"),
  route("guest-list/invitations/qr.svg", "pages/planner/guest-list/invitations/qr.ts"),
  route(
    "guest-list/invitations/list.csv",
    "pages/planner/guest-list/invitations/copy-list/list-csv.ts",
  ),
  route(
    "guest-list/invitations/list.xlsx",
    "pages/planner/guest-list/invitations/copy-list/list-xlsx.ts",
  ),
  route("guest-list/print/cards", "pages/planner/guest-list/print/cards.tsx"),
  route("settings/export.zip", "pages/planner/settings/export/export-zip.ts"),
  route("invitation", "pages/planner/invitation/invitation.tsx"),
  route("live", "pages/planner/live.ts"),
  route("attention", "pages/planner/attention/route.ts"),
  route("admin/answers.csv", "features/rsvp/admin/answers-csv.ts"),
  route("guest-list/import/skipped.csv", "pages/planner/guest-list/import/skipped-csv.ts"),
  route("guest-list/export.csv", "pages/planner/guest-list/export/export-csv.ts"),
  route("guest-list/export.xlsx", "pages/planner/guest-list/export/export-xlsx.ts"),
  route("guest-list/print/list", "pages/planner/guest-list/print/list.tsx"),
  route("gallery-admin/photos.zip", "features/gallery/admin/photos-zip.ts"),

  route("uploads/:purpose", "pages/uploads/upload.ts"),
  // The random id in the file name is the permission.
  route("files/pictures/:file", "platform/pictures/routes/picture.ts"),

  route("dev/ui", "pages/site/dev-ui.tsx"),

  route("dev/mail", "pages/site/dev-mail.tsx"),
  route("dev/mail/:name", "pages/site/dev-mail-message.tsx"),
  route("dev/mail/:name/page", "platform/mail/routes/mail-page.ts"),

  route("*", "pages/site/not-found.tsx"),
] satisfies RouteConfig;

function comingSoon(...paths: string[]) {
  return paths.map((path) => route(path, "pages/planner/coming-soon.tsx", { id: path }));
}

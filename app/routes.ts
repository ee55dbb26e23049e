import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/site/landing.tsx"),
  route("healthz", "platform/http/routes/health.ts"),
  route("*", "pages/site/not-found.tsx"),
] satisfies RouteConfig;

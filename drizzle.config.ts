import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./app/{features,platform}/**/tables.server.ts",
  out: "./database/migrations",
});

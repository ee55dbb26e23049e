import type { BlockList } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { parseAccountNumber } from "./bank-account.ts";
import { parseNetworks } from "./http/client-ip.server.ts";

const exampleSecret = "change-me-change-me-change-me-change-me";

const booleanFlag = z.enum(["true", "false"]).transform((value) => value === "true");

const webUrl = z.url({ protocol: /^https?$/ }).optional();
const networks = z.string().transform((text, context) => {
  const parsed = parseNetworks(text);
  if (!parsed) context.addIssue("needs addresses or networks such as 127.0.0.1, 10.0.0.0/8");
  return parsed ?? z.NEVER;
});

const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  JAORD_ENV: z.enum(["local", "production"]).optional(),
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: networks.prefault(""),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: booleanFlag.optional(),
  SAMPLE_LISTINGS: z.enum(["on", "off"]).default("on"),
  OFFLINE_COPIES: z.enum(["on", "off"]).default("on"),
  SECRET: z.string().min(32).optional(),
  SECRET_PREVIOUS: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Jaord <hei@jaord.no>"),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_USER: z.string().optional(),
  SMS_PASSWORD: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(\+?\d{4,15}|[A-Za-z0-9 ]{3,11})$/, "needs a number, or a name of 3 to 11 letters")
    .optional(),
  SMS_PRICE_ORE: z.coerce.number().int().min(0).max(10_000).optional(),
  SMS_WEBHOOK_TOKEN: z.string().min(24).max(200).optional(),
  TEXT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_MODEL_KEY: z.string().optional(),
  TEXT_MODEL_NAME: z.string().optional(),
  OPERATOR_NAME: z.string().optional(),
  COMMISSION_ACCOUNT: z
    .string()
    .transform((text) => parseAccountNumber(text))
    .refine((digits) => digits !== null, "needs the eleven digits of a Norwegian account")
    .optional(),
  CONTACT_EMAIL: z.email().default("hei@jaord.no"),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_CITY: z.string().default("Oslo"),
  INSTAGRAM_URL: webUrl,
  FACEBOOK_URL: webUrl,
  PINTEREST_URL: webUrl,
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("eu-north-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).optional(),
});

type Settings = z.infer<typeof environment>;

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SmsSettings {
  /** Without a slash at the end. */
  url: string;
  user: string;
  password: string;
  /** A number, or a name, to which nobody can reply. */
  sender: string;
  /** Of one message, for the estimate; unknown without it. */
  priceOre: number | undefined;
  webhookToken: string | undefined;
  /** For the whole call. */
  timeoutMs: number;
}

export interface TextModelSettings {
  /** Without a slash at the end; `/chat/completions` follows. */
  url: string;
  key: string | undefined;
  name: string;
  /** For the whole call. */
  timeoutMs: number;
  /** Between two parts of the answer. */
  idleMs: number;
}

export interface Config {
  production: boolean;
  demo: boolean;
  /** Whether the marketplace has its sample listings. */
  sampleListings: boolean;
  /** Whether guests' browsers keep the pages that they have seen; off removes what they have. */
  offlineCopies: boolean;
  host: string;
  port: number;
  publicUrl: string;
  /** The reverse proxies whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  /** How long a stopping server still accepts connections, so that a proxy notices. */
  drainSeconds: number;
  metrics: { host: string; port: number } | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The database as the role that owns the tables; without it, `databaseUrl` is that role's. */
  databaseOwnerUrl: string | undefined;
  /** The database itself, when `databaseUrl` is a pooler that keeps no sessions. */
  databaseDirectUrl: string | undefined;
  secret: string | undefined;
  /** Replaced by `secret`: what it signed and encrypted is still read. */
  previousSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Without it, text messages are in demo mode: none leaves the installation. */
  sms: SmsSettings | undefined;
  /** Without it, only our own writer makes proposals, and nothing is sent anywhere. */
  textModel: TextModelSettings | undefined;
  operatorName: string | undefined;
  /** Where sellers pay the commission; without it, nobody is asked to. Digits only. */
  commissionAccount: string | null;
  contactEmail: string;
  contactPhone: string | undefined;
  contactCity: string;
  socialUrls: Record<"Instagram" | "Facebook" | "Pinterest", string | undefined>;
  s3: S3Settings | undefined;
  logLevel: string;
}

export class ConfigError extends Error {}

/** Reads the settings from environment variables. Throws ConfigError with one line per error. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const definedVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ""),
  );
  const parsed = environment.safeParse(definedVariables);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const settings = parsed.data;
  const production = (settings.JAORD_ENV ?? settings.NODE_ENV) === "production";
  const errors = settingsErrors(settings, production);
  if (errors.length > 0) throw new ConfigError(errors.join("\n"));

  return {
    production,
    demo: settings.DEMO ?? (!production && !settings.DATABASE_URL),
    sampleListings: settings.SAMPLE_LISTINGS === "on",
    offlineCopies: settings.OFFLINE_COPIES === "on",
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: withoutSlash(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`),
    trustedProxies: settings.TRUSTED_PROXIES,
    drainSeconds: settings.DRAIN_SECONDS,
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    secret: settings.SECRET,
    previousSecret: settings.SECRET_PREVIOUS,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    sms:
      settings.SMS_URL && settings.SMS_USER && settings.SMS_PASSWORD && settings.SMS_SENDER
        ? {
            url: withoutSlash(settings.SMS_URL),
            user: settings.SMS_USER,
            password: settings.SMS_PASSWORD,
            sender: settings.SMS_SENDER,
            priceOre: settings.SMS_PRICE_ORE,
            webhookToken: settings.SMS_WEBHOOK_TOKEN,
            timeoutMs: 30_000,
          }
        : undefined,
    textModel:
      settings.TEXT_MODEL_URL && settings.TEXT_MODEL_NAME
        ? {
            url: withoutSlash(settings.TEXT_MODEL_URL),
            key: settings.TEXT_MODEL_KEY,
            name: settings.TEXT_MODEL_NAME,
            timeoutMs: 20_000,
            idleMs: 8_000,
          }
        : undefined,
    operatorName: settings.OPERATOR_NAME,
    commissionAccount: settings.COMMISSION_ACCOUNT ?? null,
    contactEmail: settings.CONTACT_EMAIL,
    contactPhone: settings.CONTACT_PHONE,
    contactCity: settings.CONTACT_CITY,
    socialUrls: {
      Instagram: settings.INSTAGRAM_URL,
      Facebook: settings.FACEBOOK_URL,
      Pinterest: settings.PINTEREST_URL,
    },
    s3:
      settings.S3_BUCKET && settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: settings.S3_ENDPOINT,
            region: settings.S3_REGION,
            bucket: settings.S3_BUCKET,
            accessKeyId: settings.S3_ACCESS_KEY_ID,
            secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    logLevel: settings.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
}

function settingsErrors(settings: Settings, production: boolean): string[] {
  const errors = production ? productionErrors(settings) : localErrors(settings);
  if (
    Boolean(settings.S3_BUCKET) !==
    Boolean(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)
  ) {
    errors.push("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
  }
  const ofSms = [settings.SMS_URL, settings.SMS_USER, settings.SMS_PASSWORD, settings.SMS_SENDER];
  if (new Set(ofSms.map(Boolean)).size > 1) {
    errors.push("SMS_URL, SMS_USER, SMS_PASSWORD and SMS_SENDER go together");
  }
  if (Boolean(settings.TEXT_MODEL_URL) !== Boolean(settings.TEXT_MODEL_NAME)) {
    errors.push("TEXT_MODEL_URL and TEXT_MODEL_NAME go together");
  }
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) {
    errors.push("DATABASE_DIRECT_URL: needs DATABASE_URL, the pooler in front of it");
  }
  if (settings.SECRET_PREVIOUS && !settings.SECRET) {
    errors.push("SECRET_PREVIOUS: needs the SECRET that replaced it");
  }
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) {
    errors.push("DATABASE_OWNER_URL: needs the DATABASE_URL of the role that serves");
  }
  return errors;
}

function productionErrors(settings: Settings): string[] {
  const errors: string[] = [];
  if (!settings.SECRET) errors.push("SECRET: missing (32 characters or more)");
  if (settings.SECRET === exampleSecret) errors.push("SECRET: still the one from .env.example");
  if (!settings.PUBLIC_URL) errors.push("PUBLIC_URL: missing (https://…)");
  if (!settings.SMTP_URL) errors.push("SMTP_URL: missing; accounts could not be confirmed");
  if (settings.DEMO) errors.push("DEMO: the demo wedding has a public password");
  return errors;
}

function localErrors(settings: Settings): string[] {
  if (!settings.PUBLIC_URL?.startsWith("https:") || settings.SMTP_URL) return [];
  return ["SMTP_URL: missing; mails would be readable by anyone at /dev/mail"];
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}

/**
 * Returns the URL of the role that owns the tables of an external database, or undefined for the
 * embedded one. Each connection has a session of its own, which a pooler would not give.
 */
export function externalOwnerUrl(config: Config): string | undefined {
  return config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
}

let current: Config | undefined;

/** Must run once, before the first `config()`. */
export function configure(settings: Config): void {
  current = settings;
}

export function config(): Config {
  if (!current) throw new Error("configure() has not been called");
  return current;
}

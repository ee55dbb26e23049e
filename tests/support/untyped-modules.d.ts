declare module "s3rver" {
  import type { AddressInfo } from "node:net";

  export default class S3rver {
    constructor(options: {
      directory: string;
      port?: number;
      address?: string;
      silent?: boolean;
      resetOnClose?: boolean;
      configureBuckets?: { name: string; configs: unknown[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module "*/scripts/chromium.mjs" {
  export function ensureChromium(): Promise<string>;
}

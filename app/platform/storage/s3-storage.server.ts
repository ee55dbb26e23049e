import type { S3Client } from "@aws-sdk/client-s3";
import { batchesOf } from "#app/platform/batches.ts";
import type { S3Settings } from "#app/platform/config.server.ts";
import {
  checkPrefix,
  contentTypeOf,
  type Storage,
  StorageUnavailableError,
  type StoredKey,
} from "./storage-keys.ts";

type Sdk = typeof import("@aws-sdk/client-s3");

const deleteBatchSize = 8;

export function s3Storage(settings: S3Settings, deadlineMs = 9_000): Storage {
  const Bucket = settings.bucket;
  // The SDK is large, and most installations store files locally.
  let connection: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const s3 = () => {
    connection ??= open(settings);
    return connection;
  };
  const runWithDeadline = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    withDeadline(deadlineMs, work);

  async function* listKeys(Prefix: string): AsyncGenerator<StoredKey> {
    const { sdk, client } = await s3();
    let ContinuationToken: string | undefined;
    do {
      const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      const page = await runWithDeadline((abortSignal) => client.send(command, { abortSignal }));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    async put(key, bytes) {
      const ContentType = contentTypeOf(key);
      const { sdk, client } = await s3();
      const command = new sdk.PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType });
      await runWithDeadline((abortSignal) => client.send(command, { abortSignal }));
    },

    async get(key) {
      const contentType = contentTypeOf(key);
      const { sdk, client } = await s3();
      const command = new sdk.GetObjectCommand({ Bucket, Key: key });
      const bytes = await runWithDeadline(async (abortSignal) => {
        const found = await nullIfMissing(client.send(command, { abortSignal }));
        return (await found?.Body?.transformToByteArray()) ?? null;
      });
      return bytes && { bytes: new Uint8Array(bytes), contentType };
    },

    async delete(key) {
      contentTypeOf(key);
      const { sdk, client } = await s3();
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: key });
      await runWithDeadline((abortSignal) => client.send(command, { abortSignal }));
    },

    async deletePrefix(prefix) {
      const keys = await Array.fromAsync(this.list(prefix), ({ key }) => key);
      for (const batch of batchesOf(keys, deleteBatchSize)) {
        await Promise.all(batch.map((key) => this.delete(key)));
      }
    },

    list(prefix) {
      checkPrefix(prefix);
      return listKeys(prefix);
    },
  };
}

async function open(settings: S3Settings) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region: settings.region,
    credentials: settings,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 9_000 },
    maxAttempts: 2,
  });
  return { sdk, client };
}

/** The SDK's own timeouts end with the first byte of a response. */
async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), timeout]);
  } catch (error) {
    throw new StorageUnavailableError(error);
  }
}

async function nullIfMissing<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchKey") return null;
    throw error;
  }
}

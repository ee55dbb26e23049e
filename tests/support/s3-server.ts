import S3rver from "s3rver";

/** Starts an S3 with an empty bucket, whose files are in the folder. */
export async function startS3(directory: string) {
  const S3_BUCKET = "jaord";
  const s3 = new S3rver({
    directory,
    address: "127.0.0.1",
    port: 0,
    silent: true,
    configureBuckets: [{ name: S3_BUCKET, configs: [] }],
  });
  const { port } = await s3.run();
  return {
    stop: () => s3.close(),
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
  };
}

export const uploadPurposes = ["hero", "wish", "avatar", "vendor", "listing"] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

export function isUploadPurpose(value: string): value is UploadPurpose {
  return (uploadPurposes as readonly string[]).includes(value);
}

export function uploadPath(purpose: UploadPurpose): string {
  return `/uploads/${purpose}`;
}

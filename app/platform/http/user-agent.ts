const appleDevice = /iPhone|iPad|Macintosh/;

/** Returns whether links to places should open Apple's maps. */
export function isAppleDevice(userAgent: string): boolean {
  return appleDevice.test(userAgent);
}

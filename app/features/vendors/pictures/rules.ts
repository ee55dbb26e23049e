export const maxVendorPictures = 8;

/** Per vendor. */
export const vendorUploadLimit = { points: 60, seconds: 3600 };

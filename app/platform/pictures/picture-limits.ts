export const maxPictureBytes = 5 * 1024 * 1024;

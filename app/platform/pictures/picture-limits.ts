/** The specified "5MB". */
export const maxPictureBytes = 5 * 1024 * 1024;

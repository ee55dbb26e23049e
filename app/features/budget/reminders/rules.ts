/** A due date is mentioned from so many days before it. */
export const reminderDays = 7;

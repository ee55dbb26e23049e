export const auditSubjects = [
  "role",
  "vendor",
  "review",
  "report",
  "listing",
  "newsletter",
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  "role-granted",
  "role-revoked",
  "vendor-registered",
  "vendor-created",
  "vendor-submitted",
  "vendor-approved",
  "vendor-rejected",
  "vendor-verified",
  "vendor-unverified",
  "vendor-suspended",
  "vendor-reinstated",
  "vendor-deleted",
  "check-changed",
  "review-hidden",
  "review-shown",
  "report-closed",
  // Of the newsletter's issues. They are stored, so these names stay.
  "letter-saved",
  "letter-tested",
  "letter-deleted",
  "letter-restored",
  "letter-sent",
  "listing-held",
  "listing-approved",
  "listing-sent-back",
  "listing-taken-down",
  "seller-suspended",
  "seller-reinstated",
  "commission-paid",
  "commission-unpaid",
] as const;

export type AuditAction = (typeof auditActions)[number];

export const auditPageSize = 50;

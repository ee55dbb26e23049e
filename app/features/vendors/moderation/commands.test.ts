import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import {
  auditActionsOf,
  insertAdmin,
  insertOwnedVendor,
  insertReview,
  readVendor,
} from "#tests/support/vendors.ts";
import {
  approveVendor,
  createVendor,
  reinstateVendor,
  rejectVendor,
  setCheck,
  suspendVendor,
  unverifyVendor,
  verifyVendor,
} from "./commands.server.ts";
import { listModeratedVendors } from "./queries.server.ts";
import { hideReview, showReview } from "./reviews/commands.server.ts";

useTestDatabase();

const unknown = "00000000-0000-4000-8000-000000000000";
const passed = {
  orgNumberCheck: "passed",
  emailCheck: "passed",
  websiteCheck: "passed",
} as const;

test("two administrators approve a profile once, with one mail", async () => {
  const [first, second] = [await insertAdmin(), await insertAdmin()];
  const vendor = await insertOwnedVendor({ status: "pending" });
  const results = await Promise.all([
    approveVendor(first, vendor.id),
    approveVendor(second, vendor.id),
  ]);
  expect(results).toEqual([{ ok: true }, { ok: true }]);
  expect(await readVendor(vendor.id)).toMatchObject({ status: "approved", verifiedAt: null });
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-approved"]);
  expect(await queuedMails(vendor.user.email)).toMatchObject([
    { subject: "Oppføringen er godkjent" },
  ]);
});

test("a rejection is told with its reason, and can be approved later", async () => {
  const admin = await insertAdmin();
  const vendor = await insertOwnedVendor({ status: "pending" });
  await rejectVendor(admin, vendor.id, "Nettsiden finnes ikke.");
  const [mail] = await queuedMails(vendor.user.email);
  expect(mail?.text).toContain("Nettsiden finnes ikke.");
  expect(await readVendor(vendor.id)).toMatchObject({
    status: "rejected",
    statusReason: "Nettsiden finnes ikke.",
  });
  expect(await approveVendor(admin, vendor.id)).toEqual({ ok: true });
  expect(await readVendor(vendor.id)).toMatchObject({ status: "approved", statusReason: null });
});

test("the seal needs an approved profile and all three checks", async () => {
  const admin = await insertAdmin();
  const waiting = await insertOwnedVendor({ status: "pending", ...passed });
  expect(await verifyVendor(admin, waiting.id)).toEqual({ ok: false, reason: "gone" });
  const vendor = await insertOwnedVendor({ ...passed, websiteCheck: "open" });
  expect(await verifyVendor(admin, vendor.id)).toEqual({ ok: false, reason: "unchecked" });
  await setCheck(admin, vendor.id, { check: "website", result: "passed", version: 1 });
  await Promise.all([verifyVendor(admin, vendor.id), verifyVendor(admin, vendor.id)]);
  expect((await readVendor(vendor.id)).verifiedAt).not.toBeNull();
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-verified", "check-changed"]);
});

test("a check that fails takes the seal with it; taking the seal leaves the checks", async () => {
  const admin = await insertAdmin();
  const vendor = await insertOwnedVendor({ ...passed, verifiedAt: new Date() });
  await setCheck(admin, vendor.id, { check: "email", result: "failed", version: 1 });
  expect(await readVendor(vendor.id)).toMatchObject({ verifiedAt: null, emailCheck: "failed" });
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-unverified", "check-changed"]);
  const other = await insertOwnedVendor({ ...passed, verifiedAt: new Date() });
  expect(await unverifyVendor(admin, other.id, null)).toEqual({ ok: true });
  expect(await readVendor(other.id)).toMatchObject({ verifiedAt: null, ...passed });
});

test("a check of what the vendor has changed meanwhile is refused", async () => {
  const admin = await insertAdmin();
  const { id } = await insertOwnedVendor({ status: "pending", version: 2 });
  const checked = { check: "website", result: "passed" } as const;
  expect(await setCheck(admin, id, { ...checked, version: 1 })).toEqual({
    ok: false,
    reason: "changed",
  });
  expect(await readVendor(id)).toMatchObject({ websiteCheck: "open" });
  const pending = await listModeratedVendors(admin.id, "pending", 1);
  const { version = 0 } = pending.find((vendor) => vendor.id === id) ?? {};
  expect(await setCheck(admin, id, { ...checked, version })).toEqual({ ok: true });
});

test("a suspended profile is hidden until it is reinstated", async () => {
  const admin = await insertAdmin();
  const vendor = await insertOwnedVendor();
  await suspendVendor(admin, vendor.id, "Falske bilder.");
  expect(await readVendor(vendor.id)).toMatchObject({ status: "suspended" });
  expect(await approveVendor(admin, vendor.id)).toEqual({ ok: false, reason: "gone" });
  await reinstateVendor(admin, vendor.id, "Bildene er byttet.");
  expect(await readVendor(vendor.id)).toMatchObject({ status: "approved", statusReason: null });
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-reinstated", "vendor-suspended"]);
});

test("each decision is open from its own states only", async () => {
  const admin = await insertAdmin();
  const decisions = {
    approve: (id: string) => approveVendor(admin, id),
    reject: (id: string) => rejectVendor(admin, id, "x"),
    suspend: (id: string) => suspendVendor(admin, id, "x"),
    reinstate: (id: string) => reinstateVendor(admin, id, "x"),
  };
  const refused = {
    approve: ["draft", "suspended"],
    reject: ["draft", "approved", "suspended"],
    suspend: ["draft", "pending", "rejected"],
    reinstate: ["draft", "pending", "rejected"],
  } as const;
  for (const [name, statuses] of Object.entries(refused)) {
    for (const status of statuses) {
      const { id } = await insertOwnedVendor({ status });
      const result = await decisions[name as keyof typeof decisions](id);
      expect(result, `${name} from ${status}`).toEqual({ ok: false, reason: "gone" });
      expect(await readVendor(id)).toMatchObject({ status });
    }
  }
});

test("an unknown profile is refused by every decision", async () => {
  const admin = await insertAdmin();
  const gone = { ok: false, reason: "gone" };
  for (const decide of [approveVendor, verifyVendor]) {
    expect(await decide(admin, unknown)).toEqual(gone);
  }
  for (const decide of [rejectVendor, suspendVendor, reinstateVendor, unverifyVendor]) {
    expect(await decide(admin, unknown, "Grunn")).toEqual(gone);
  }
  const checked = { check: "email", result: "passed", version: 1 } as const;
  expect(await setCheck(admin, unknown, checked)).toEqual(gone);
});

test("a vendor without an account is entered once", async () => {
  const admin = await insertAdmin();
  const id = crypto.randomUUID();
  const vendor = {
    id,
    businessName: "Engen gard",
    category: "venue",
    town: "Ulvik",
    email: "post@engen.example",
    description: "",
  } as const;
  await createVendor(admin, vendor);
  await createVendor(admin, vendor);
  expect(await readVendor(id)).toMatchObject({ status: "pending", userId: null });
  expect(await auditActionsOf(id)).toEqual(["vendor-created"]);
});

test("a hidden review does not count until it is shown again", async () => {
  const admin = await insertAdmin();
  const { id } = await insertOwnedVendor();
  const review = await insertReview(id, { rating: 1 });
  await insertReview(id, { rating: 5 });
  expect(await readVendor(id)).toMatchObject({ rating: 3, reviewCount: 2 });
  expect(await hideReview(admin, { id, review }, "Nevnte en ansatt.")).toBe(true);
  expect(await hideReview(admin, { id, review }, "Igjen.")).toBe(true);
  expect(await readVendor(id)).toMatchObject({ rating: 5, reviewCount: 1 });
  expect(await showReview(admin, { id, review })).toBe(true);
  expect(await readVendor(id)).toMatchObject({ rating: 3, reviewCount: 2 });
  expect(await auditActionsOf(review)).toEqual(["review-shown", "review-hidden"]);
  expect(await hideReview(admin, { id: unknown, review }, "Feil leverandør.")).toBe(false);
});

import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { formatAccountNumber } from "#app/platform/bank-account.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { formatMoney } from "#app/platform/money.ts";
import { listings } from "../tables.server.ts";
import { listingSales } from "./tables.server.ts";
import { commissionMailTexts as texts } from "./texts.ts";

interface Sale {
  listingId: number;
  /** In milliseconds: a sale that was taken back and made again is another one. */
  soldAt: number;
}

/** Long enough to take back a sale that was a mistake. */
const undoMs = 24 * 3600 * 1000;

/** Asks the seller by mail for the commission of a sale, unless it was taken back or is paid. */
export const askForCommission = defineJob<Sale>("ask-for-commission", ({ listingId, soldAt }) =>
  transaction(async (tx) => {
    const account = config().commissionAccount;
    const [sale] = await tx
      .select({
        sellerId: users.id,
        email: users.email,
        title: listings.title,
        price: listingSales.price,
        commission: listingSales.commission,
        soldAt: listingSales.soldAt,
      })
      .from(listingSales)
      .innerJoin(listings, eq(listings.id, listingSales.listingId))
      .innerJoin(users, eq(users.id, listingSales.userId))
      .where(and(eq(listingSales.listingId, listingId), isNull(listingSales.paidAt)));
    if (!account || sale?.soldAt.getTime() !== soldAt || sale.commission === 0) return;
    const { title, price, commission, email, sellerId } = sale;
    const page = mailPage({
      heading: texts.heading,
      paragraphs: [
        texts.sold(title, formatMoney(price)),
        texts.due(formatMoney(commission)),
        texts.account(formatAccountNumber(account), listingId),
        texts.mistake,
      ],
      button: { label: texts.button, url: `${config().publicUrl}/my-listings` },
    });
    const mail = { to: { address: email }, subject: texts.subject(title), ...page };
    await sendMail(tx, mail, { owner: { userId: sellerId } });
  }),
);

/** Plans the mail about a sale, if the operator has an account for the commission. */
export async function planCommissionMail(
  tx: Transaction,
  listingId: number,
  soldAt: Date,
): Promise<void> {
  if (!config().commissionAccount) return;
  const startAfter = new Date(now().getTime() + undoMs);
  await enqueue(tx, askForCommission, { listingId, soldAt: soldAt.getTime() }, { startAfter });
}

import { DocumentLink } from "#app/client/upload/document-field.tsx";
import type { ChosenVendor } from "#app/features/vendors/chosen/queries.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { mineTexts as texts } from "./texts.ts";

/** Contract, contact, notes, and the payments of the item in the budget. */
export function AgreementDetails({ vendor }: { vendor: ChosenVendor }) {
  const { phone, email, contract, notes, payments, budgetItemId, paid, paidOn, dueDate } = vendor;
  const hasPayment = payments.length > 0 || paid || (budgetItemId && dueDate);
  if (!phone && !email && !contract && !notes && !hasPayment) return null;
  return (
    <details className="col-span-full text-14 max-lg:-mt-2 max-lg:pl-17.5 lg:pl-56">
      <summary className="link inline-block cursor-pointer py-2.5 text-ink-2 lg:py-1">
        {texts.details}
      </summary>
      <dl className="grid max-w-160 gap-x-4 gap-y-1.5 pt-1 pb-3 sm:grid-cols-[7rem_minmax(0,1fr)] [&_dt]:text-muted">
        {phone && (
          <>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link">
                {phone}
              </a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${email}`} className="link wrap-anywhere">
                {email}
              </a>
            </dd>
          </>
        )}
        {contract && (
          <>
            <dt>{texts.contract}</dt>
            <dd>
              <DocumentLink document={contract} />
            </dd>
          </>
        )}
        {hasPayment && (
          <>
            <dt>{texts.payments}</dt>
            <dd>
              <ul>
                {payments.map((payment) => (
                  <li key={payment.id} className="wrap-anywhere">
                    {payment.name}, {formatMoney(payment.amount)}
                    <PaymentState {...payment} paid={payment.paidOn !== null} />
                  </li>
                ))}
                {payments.length === 0 && (
                  <li>
                    {formatMoney(vendor.agreedPrice ?? 0)}
                    <PaymentState paid={paid ?? false} paidOn={paidOn} dueDate={dueDate} />
                  </li>
                )}
              </ul>
            </dd>
          </>
        )}
        {notes && (
          <>
            <dt>{texts.notes}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{notes}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

interface PaymentStateProps {
  paid: boolean;
  paidOn: string | null;
  dueDate: string | null;
}

function PaymentState({ paid, paidOn, dueDate }: PaymentStateProps) {
  const state = paid
    ? paidOn
      ? texts.paid(formatDate(paidOn))
      : texts.isPaid
    : dueDate && texts.due(formatDate(dueDate));
  return state ? <span className="text-muted">, {state}</span> : null;
}

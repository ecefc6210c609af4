import { type Translation, zoneFormat } from '@academy/shared-auth';
import { titleIn } from '@academy/shared-auth/titles';
import type { MessageRecipient } from '@academy/shared-ui/message';
import type { Invoice } from '#/api/invoices.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText } from '#/components/money-text.ts';
import { stateOf } from '#/components/payment-state.ts';

type Recipient = Pick<MessageRecipient, 'language' | 'zone'>;

/** Whether it is still to be paid. */
export const isDue = ({ state }: Invoice) => state === 'open' || state === 'failed';

/** The amount due, or the receipt of a payment, as text (D95). */
export function invoiceMessage(t: Translation['t'], { language, zone }: Recipient, invoice: Invoice): string {
  const {
    amount,
    discount,
    currency,
    package_name,
    package_name_ar,
    customer_name,
    student_name,
    invoice_number,
    created_at,
  } = invoice;
  const day = zoneFormat(language, zone, { dateStyle: 'long' }).format(Date.parse(created_at));
  const known = stateOf(invoice);
  return [
    t(isDue(invoice) ? 'asMessage.due' : 'asMessage.receipt', {
      package: isolated(titleIn(language, { title: package_name, ar: package_name_ar }).text),
    }),
    amount !== null &&
      currency !== null &&
      t('asMessage.amount', { amount: isolated(moneyText(amount, currency, language)) }),
    discount > 0 &&
      currency !== null &&
      t('asMessage.discount', { amount: isolated(moneyText(discount, currency, language)) }),
    t('asMessage.student', { name: isolated(student_name ?? customer_name) }),
    t('asMessage.day', { day: isolated(day) }),
    invoice_number && t('asMessage.number', { number: isolated(invoice_number) }),
    known && t('asMessage.state', { state: t(`invoices.state.${known.state}`) }),
  ]
    .filter((line) => line !== false && line !== null && line !== '')
    .join('\n');
}

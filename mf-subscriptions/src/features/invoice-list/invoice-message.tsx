import { StudentMessage } from '@academy/shared-ui/message';
import type { Invoice } from '#/api/invoices.ts';
import { invoiceMessage } from './invoice-words.ts';

interface InvoiceMessageProps {
  invoice: Invoice;
  onClose: () => void;
}

/** An invoice as a message to the student or a parent (D95). */
export const InvoiceMessage = ({ invoice, onClose }: InvoiceMessageProps) => (
  <StudentMessage
    studentId={invoice.student_id ?? invoice.user_id}
    namespace="subscriptions"
    write={(texts, recipient) => invoiceMessage(texts, recipient, invoice)}
    onClose={onClose}
  />
);

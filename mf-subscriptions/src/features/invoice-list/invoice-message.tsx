import { useCan, useSession, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Dialog, ErrorState, Skeleton } from '@academy/shared-ui';
import { MessageDialog, type MessageRecipient } from '@academy/shared-ui/message';
import type { Invoice } from '#/api/invoices.ts';
import { recipientsQuery } from '#/api/recipients.ts';
import { invoiceMessage } from './invoice-words.ts';

interface InvoiceMessageProps {
  invoice: Invoice;
  onClose: () => void;
}

/** An invoice as a message to the student or a parent (D95); who may not read users writes in the own words. */
export function InvoiceMessage({ invoice, onClose }: InvoiceMessageProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const user = useSession((session) => session.user);
  const mayRead = useCan('users.read');
  const found = useQuery({ ...recipientsQuery(invoice.student_id ?? invoice.user_id), enabled: mayRead });
  const own = i18n.language === 'ar' ? 'ar' : 'en';
  const self = { id: user?.id ?? '', name: user?.name ?? '', language: own, zone: user?.timezone ?? 'UTC' } as const;
  const read = (found.data ?? []).map(
    ({ id, name, phone, relation, language, timezone }): MessageRecipient => ({
      ...{ id, name, phone, language: language ?? own, zone: timezone },
      ...(relation === 'parent' ? { relation: t('asMessage.parent') } : {}),
    }),
  );
  const [first, ...others] = read.toSorted((one, other) => Number(!one.relation) - Number(!other.relation));
  if (mayRead && !found.data)
    return (
      <Dialog open title={t('asMessage.action')} onClose={onClose}>
        {found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
        ) : (
          <Skeleton height="40" />
        )}
      </Dialog>
    );
  return (
    <MessageDialog
      recipients={first ? [first, ...others] : [{ ...self, phone: null }]}
      namespace="subscriptions"
      write={(texts, recipient) => invoiceMessage(texts, recipient, invoice)}
      onClose={onClose}
    />
  );
}

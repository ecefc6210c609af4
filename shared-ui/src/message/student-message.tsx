import { useCan, useLanguage, useSession } from '@academy/shared-auth';
import { Dialog, ErrorState, Skeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MessageDialog, type MessageRecipient, type WriteMessage } from './message-dialog.tsx';
import { type Recipient, recipientsQuery } from './recipients.ts';

interface StudentMessageProps {
  studentId: string;
  /** The namespace of the texts. */
  namespace: string;
  write: WriteMessage;
  onClose: () => void;
}

/**
 * A message about a student (D95), parents first; viewers who may not read users, such as the family, write in their
 * own language.
 */
export function StudentMessage({ studentId, onClose, ...message }: StudentMessageProps) {
  const { t } = useTranslation('ui');
  const mayRead = useCan('users.read');
  const found = useQuery({ ...recipientsQuery(studentId), enabled: mayRead });
  const recipients = useRecipients(found.data ?? []);
  if (found.data || !mayRead) return <MessageDialog recipients={recipients} onClose={onClose} {...message} />;
  return (
    <Dialog open size="md" title={t('message.title')} description={t('message.text')} onClose={onClose}>
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <Skeleton height="40" />
      )}
    </Dialog>
  );
}

/** In the viewer's language and words; without recipients it is the viewer. */
function useRecipients(found: readonly Recipient[]): readonly [MessageRecipient, ...MessageRecipient[]] {
  const { t } = useTranslation('ui');
  const user = useSession((session) => session.user);
  const own = useLanguage();
  const [first, ...others] = found
    .toSorted((one, other) => Number(!one.relation) - Number(!other.relation))
    .map(
      ({ id, name, phone, relation, language, timezone }): MessageRecipient => ({
        ...{ id, name, phone, language: language ?? own, zone: timezone },
        ...(relation === 'parent' ? { relation: t('message.parent') } : {}),
      }),
    );
  if (first) return [first, ...others];
  const { id = '', name = '', timezone: zone = 'UTC' } = user ?? {};
  return [{ id, name, zone, language: own, phone: null }];
}

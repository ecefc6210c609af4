import { useSession, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { Button, toast } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { MessageDialog, type MessageRecipient, type WriteMessage } from '@academy/shared-ui/message';
import { useState } from 'react';
import { type Recipient, recipientsQuery } from '#/api/recipients.ts';
import { useViewer } from '../use-viewer.ts';

type Recipients = readonly [MessageRecipient, ...MessageRecipient[]];

/** Parents come first. Who may not read users, as the family itself, writes in the own words. */
function useRecipients(studentId: string): () => Promise<Recipients> {
  const { t, i18n } = useTranslation('classes');
  const user = useSession((session) => session.user);
  const { can } = useViewer();
  const client = useQueryClient();
  const own = i18n.language === 'ar' ? 'ar' : 'en';
  const read = ({ id, name, relation, language, timezone, phone }: Recipient): MessageRecipient => ({
    ...{ id, name, phone, language: language ?? own, zone: timezone },
    ...(relation === 'parent' ? { relation: t('asMessage.parent') } : {}),
  });
  return async () => {
    const found = can('users.read') ? await client.fetchQuery(recipientsQuery(studentId)) : [];
    const [first, ...others] = found.toSorted((one, other) => Number(!one.relation) - Number(!other.relation));
    if (first) return [read(first), ...others.map(read)];
    const { id = '', name = '', timezone: zone = 'UTC' } = user ?? {};
    return [{ id, name, zone, language: own, phone: null }];
  };
}

interface MessageButtonProps {
  studentId: string;
  /** What the message needs besides what the page has. */
  load?: () => Promise<unknown>;
  write: WriteMessage;
}

/** Opens a message to be copied into a chat (D95). */
export function MessageButton({ studentId, load, write }: MessageButtonProps) {
  const { t } = useTranslation('classes');
  const [recipients, setRecipients] = useState<Recipients | null>(null);
  const find = useRecipients(studentId);
  const opening = useMutation({
    mutationFn: async () => (await Promise.all([find(), load?.()]))[0],
    onSuccess: setRecipients,
    onError: () => void toast.error(t('asMessage.failed')),
  });
  return (
    <>
      <Button variant="outline" loading={opening.isPending} onClick={() => opening.mutate()}>
        <MessageCircleIcon aria-hidden />
        {t('asMessage.action')}
      </Button>
      {recipients && (
        <MessageDialog recipients={recipients} namespace="classes" write={write} onClose={() => setRecipients(null)} />
      )}
    </>
  );
}

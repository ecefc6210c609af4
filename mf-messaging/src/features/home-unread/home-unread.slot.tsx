import { Card, Heading } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChats } from '#/components/chat-list/use-chats.ts';
import { UnreadLine } from '#/components/unread-line.tsx';

/** D51: on the start page of students, teachers and guests; renders nothing if every message is read. */
export default function HomeUnread() {
  const { t } = useTranslation('messaging');
  const count = useChats('chats').data?.unread;
  const id = useId();
  if (!count) return null;
  return (
    <Card asChild height="full">
      <section aria-labelledby={id}>
        <Heading as="h2" size="sm" id={id} marginBlockEnd="3">
          {t('home.title')}
        </Heading>
        <UnreadLine count={count} />
      </section>
    </Card>
  );
}

import { Button, chakra, Dialog, FormError, HStack, TextAreaField, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { sendToMany } from '#/people/api/messages.ts';

const LONGEST = 4000;
const Form = chakra('form');

interface MessageDialogProps {
  /** The users to whom the viewer may write. */
  users: readonly User[];
  onClose: (done: boolean) => void;
}

/** Writes one text to several people; each gets it in a separate conversation. */
export function MessageDialog({ users, onClose }: MessageDialogProps) {
  const { t } = useTranslation('users');
  const [key] = useState(() => crypto.randomUUID());
  const [isEmpty, setEmpty] = useState(false);
  const sending = useMutation({
    mutationFn: (text: string) =>
      sendToMany(
        users.map(({ id }) => id),
        text,
        key,
      ),
    onSuccess: ({ sent, rejected }) => {
      if (rejected.length > 0) toast.error(t('list.message.some', { done: sent, all: sent + rejected.length }));
      else toast.success(t('list.message.done', { count: sent }));
      onClose(true);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    setEmpty(text === '');
    if (text !== '' && !sending.isPending) sending.mutate(text);
  };
  const about = { count: users.length, name: `\u2068${users[0]?.name}\u2069` };
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t('list.message.title', about)}
      description={t('list.message.text')}
      size="md"
    >
      <Form onSubmit={submit} noValidate>
        <TextAreaField
          name="message"
          label={t('list.message.label')}
          dir="auto"
          maxLength={LONGEST}
          error={isEmpty ? t('list.message.needed') : undefined}
        />
        {sending.error && <FormError>{t('list.message.failed')}</FormError>}
        <HStack justifyContent="flex-end" marginBlockStart="5">
          <Button type="submit" loading={sending.isPending}>
            {t('list.message.send', { count: users.length })}
          </Button>
        </HStack>
      </Form>
    </Dialog>
  );
}

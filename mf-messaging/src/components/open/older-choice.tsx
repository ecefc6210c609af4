import { Button, ConfirmDialog, Flex, Text, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opening, openOlder } from '#/api/messages.ts';

interface OlderChoiceProps {
  chatId: string;
  older: NonNullable<Opening['older']>;
  /** The other one of the two. */
  name: string;
}

/** Earlier messages are opened to the parents once both sides agree; the second one to agree confirms it (D143). */
export function OlderChoice({ chatId, older: { mine, theirs }, name }: OlderChoiceProps) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const choice = useMutation({
    mutationFn: (agrees: boolean) => openOlder(chatId, agrees),
    onSuccess: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['thread'] });
    },
    // The dialog says it itself.
    onError: () => !isAsking && toast.error(t('open.older.failed')),
  });
  const state = mine ? 'mine' : theirs ? 'theirs' : 'closed';
  const press = () => (theirs && !mine ? setAsking(true) : choice.mutate(!mine));
  return (
    <Flex alignItems="center" justifyContent="center" flexWrap="wrap" columnGap="2">
      <Text fontSize="xs" color="fg.muted">
        {t(`open.older.${state}`, { name })}
      </Text>
      <Button size="sm" variant="ghost" loading={choice.isPending} onClick={press}>
        {mine ? t('open.older.withdraw') : t('open.older.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('open.older.ask.title')}
        description={t('open.older.ask.text')}
        confirmLabel={t('open.older.open')}
        error={choice.isError ? t('open.older.failed') : null}
        pending={choice.isPending}
        onConfirm={() => choice.mutate(true)}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}

import { Button, HStack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/** Says that unfinished work was restored, with a button that discards it. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <HStack justifyContent="space-between" flexWrap="wrap" role="status">
      <Text color="fg.muted">{t('form.draft.restored')}</Text>
      <Button variant="ghost" onClick={onDiscard}>
        {t('form.draft.discard')}
      </Button>
    </HStack>
  );
}

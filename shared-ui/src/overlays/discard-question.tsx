import { useTranslation } from '@academy/shared-auth';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import { HStack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';
import { Modal } from './modal.tsx';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before a dialog with typed text closes. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Modal
      onClose={onKeep}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      width="400px"
      borderRadius="card"
      padding="6"
      gap="4"
    >
      <Heading id={`${id}-title`} size="md">
        {t('dialog.discard.title')}
      </Heading>
      <Text id={`${id}-text`} color="fg.muted" fontSize="sm">
        {t('dialog.discard.text')}
      </Text>
      <HStack justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" onClick={onKeep}>
          {t('dialog.discard.keep')}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('dialog.discard.discard')}
        </Button>
      </HStack>
    </Modal>
  );
}

import { Button, Heading } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/dialog.tsx';
import { Window } from './window.tsx';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before a dialog with typed text closes. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const { t } = useTranslation('ui');
  const [opener] = useState(() => document.activeElement);
  return (
    <Window onClose={onKeep} opener={opener} urgent>
      <Dialog.Header>
        <Dialog.Title asChild>
          <Heading>{t('dialog.discard.title')}</Heading>
        </Dialog.Title>
        <Dialog.Description>{t('dialog.discard.text')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Footer>
        <Button variant="outline" onClick={onKeep}>
          {t('dialog.discard.keep')}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('dialog.discard.discard')}
        </Button>
      </Dialog.Footer>
    </Window>
  );
}

import { Heading, IconButton } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../dialog.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { useTypedText } from './typed-text.ts';
import { Window, type WindowProps } from './window.tsx';

type DialogWindowProps = Omit<DialogProps, 'open'> & Pick<WindowProps, 'opener'>;

/** The open half of Dialog. */
export function DialogWindow({ onClose, title, description, children, footer, ...rest }: DialogWindowProps) {
  const { t } = useTranslation('ui');
  const [isAsking, setAsking] = useState(false);
  const { hasTyped, onFocusCapture } = useTypedText();
  return (
    <Window {...rest} onClose={() => (hasTyped() ? setAsking(true) : onClose())} onFocusCapture={onFocusCapture}>
      <Dialog.Header>
        <Dialog.Title asChild>
          <Heading>{title}</Heading>
        </Dialog.Title>
        {description && <Dialog.Description>{description}</Dialog.Description>}
      </Dialog.Header>
      {children && <Dialog.Body>{children}</Dialog.Body>}
      {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
      <IconButton
        aria-label={t('dialog.close')}
        onClick={onClose}
        size="sm"
        position="absolute"
        insetBlockStart="4"
        insetInlineEnd="4"
      >
        <XIcon />
      </IconButton>
      {isAsking && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Window>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../controls/button.tsx';
import { XIcon } from '../icons.ts';
import { Box, HStack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { Modal } from './modal.tsx';
import { useTypedText } from './typed-text.ts';

const widths = { sm: '400px', md: '520px', lg: '720px', full: 'min(1200px, 100vw)' } as const;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Actions at the end, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Something may be lost: announced at once. */
  urgent?: boolean;
  /** A sheet comes from the bottom edge, for phones. */
  placement?: 'center' | 'bottom';
}

/**
 * A modal with a title; its body scrolls, title and actions stay. Escape and a click beside it ask before typed text is
 * lost.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

const bottomSheet = {
  marginBlockEnd: '0',
  width: 'full',
  maxWidth: 'full',
  borderBottomRadius: '0',
  _motionSafe: { animation: '{durations.slow} {easings.out} drawer' },
} as const;

function OpenDialog({ onClose, title, description, children, footer, size = 'sm', urgent, placement }: DialogProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { hasTyped, onFocusCapture } = useTypedText();
  return (
    <Modal
      onClose={() => (hasTyped() ? setAsking(true) : onClose())}
      onFocusCapture={onFocusCapture}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      width={widths[size]}
      borderRadius="card"
      css={placement === 'bottom' ? bottomSheet : undefined}
    >
      <Box paddingInline="6" paddingBlockStart="5" paddingBlockEnd="3" paddingInlineEnd="14">
        <Heading id={`${id}-title`} size="md">
          {title}
        </Heading>
        {description && (
          <Text id={`${id}-text`} color="fg.muted" fontSize="sm" marginBlockStart="1">
            {description}
          </Text>
        )}
      </Box>
      {children && (
        <Box paddingInline="6" paddingBlockStart="1" paddingBlockEnd="5" overflowY="auto" overscrollBehavior="contain">
          {children}
        </Box>
      )}
      {footer && (
        <HStack justifyContent="flex-end" flexWrap="wrap" paddingInline="6" paddingBlockStart="2" paddingBlockEnd="5">
          {footer}
        </HStack>
      )}
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
    </Modal>
  );
}

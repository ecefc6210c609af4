import { Box, Flex, IconButton, Span } from '@academy/shared-ui';
import { SendIcon, TrashIcon } from '@academy/shared-ui/icons';
import { durationText } from '@academy/shared-ui/sound';
import { useTranslation } from 'react-i18next';
import { sendIconStyle } from './send-icon.ts';

interface RecordingBarProps {
  seconds: number;
  onCancel: () => void;
  onSend: () => void;
}

/** Replaces the field while a voice message is recorded. */
export function RecordingBar({ seconds, onCancel, onSend }: RecordingBarProps) {
  const { t } = useTranslation('messaging');
  return (
    <Flex alignItems="center" gap="2" flex="1">
      <IconButton aria-label={t('voice.cancel')} onClick={onCancel}>
        <TrashIcon aria-hidden />
      </IconButton>
      <Flex alignItems="center" gap="2.5" flex="1" role="timer" aria-label={t('voice.recording')}>
        <Box
          boxSize="2.5"
          borderRadius="full"
          bg="danger.solid"
          _motionSafe={{ animation: 'shimmer 1.2s ease-in-out infinite' }}
        />
        <Span fontVariantNumeric="tabular-nums">{durationText(seconds)}</Span>
        <Span fontSize="sm" color="fg.muted">
          {t('voice.recording')}
        </Span>
      </Flex>
      <IconButton variant="solid" borderRadius="full" aria-label={t('voice.send')} onClick={onSend} css={sendIconStyle}>
        <SendIcon aria-hidden />
      </IconButton>
    </Flex>
  );
}

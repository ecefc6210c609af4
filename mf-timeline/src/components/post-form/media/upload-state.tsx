import { Box, Button, Flex, Meter, Span, Stack, Text } from '@academy/shared-ui';
import { RotateCwIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { limits } from './file-rules.ts';
import type { MediaItem } from './media-item.ts';

interface UploadStateProps {
  item: MediaItem;
  name: string;
  onRetry: () => void;
}

/** The progress of an upload, or its failure; renders nothing after it. */
export function UploadState({ item, name, onRetry }: UploadStateProps) {
  const { t } = useTranslation('timeline');
  if (item.status === 'uploaded') return null;
  if (item.status !== 'failed') return <Progress item={item} label={t('form.file.progress', { name })} />;
  return (
    <Stack
      position="absolute"
      insetInline="0"
      insetBlockEnd="0"
      gap="1.5"
      padding="2"
      bg="danger.subtle"
      color="danger.fg"
      fontSize="xs"
      lineHeight="1.35"
    >
      <Text role="alert">{t(item.problem ?? 'form.error.failed', limits)}</Text>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('form.file.retry', { name })}
        onClick={onRetry}
        minHeight="7"
        fontSize="xs"
      >
        <RotateCwIcon aria-hidden />
        {t('editor.error.retry')}
      </Button>
    </Stack>
  );
}

function Progress({ item, label }: { item: MediaItem; label: string }) {
  const { t, i18n } = useTranslation('timeline');
  const shown = new Intl.NumberFormat(i18n.language, { style: 'percent', numberingSystem: 'latn' }).format(
    item.progress,
  );
  return (
    <Box position="absolute" insetInline="0" insetBlockEnd="0" padding="2" bg="bg.raised">
      <Flex fontSize="xs" color="fg.muted" marginBlockEnd="1" fontVariantNumeric="tabular-nums">
        <Span aria-hidden>{item.status === 'waiting' ? t('form.file.waiting') : shown}</Span>
      </Flex>
      <Meter label={label} value={item.progress} isThin />
    </Box>
  );
}

import { Box, Button, Flex, Text, toast } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/components/isolated.ts';

interface CopiedLineProps {
  label: string;
  value: string;
  /** What is copied, if it is not the value itself. */
  copied?: string;
  /** The bank, where several lines have the same label. */
  about?: string | undefined;
}

/** A value that is typed at the bank, copied by one touch. */
export function CopiedLine({ label, value, copied = value, about }: CopiedLineProps) {
  const { t } = useTranslation('subscriptions');
  const what = about ? t('dues.copy.of', { what: label, bank: isolated(about) }) : label;
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => toast.success(t('dues.copy.done', { what })),
      () => toast.error(t('dues.copy.failed')),
    );
  return (
    <Box>
      <Text as="dt" fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Flex as="dd" gap="3" justifyContent="space-between" alignItems="center">
        <Text as="span" dir="auto" textAlign="start" minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
          {value}
        </Text>
        <Button variant="outline" size="sm" aria-label={t('dues.copy.label', { what })} onClick={() => void copy()}>
          {t('dues.copy.action')}
        </Button>
      </Flex>
    </Box>
  );
}

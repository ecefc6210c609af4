import { Box, Button, Flex, Text, toast } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

interface CopiedLineProps {
  label: string;
  value: string;
}

/** A value that is typed at the bank, copied by one touch. */
export function CopiedLine({ label, value }: CopiedLineProps) {
  const { t } = useTranslation('subscriptions');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(t('dues.copy.done', { what: label })),
      () => toast.error(t('dues.copy.failed')),
    );
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="center">
      <Box minWidth="0">
        <Text as="dt" fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <Text as="dd" dir="ltr" textAlign="-webkit-match-parent" fontWeight="semibold" overflowWrap="anywhere">
          {value}
        </Text>
      </Box>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('dues.copy.label', { what: label })}
        onClick={() => void copy()}
      >
        {t('dues.copy.action')}
      </Button>
    </Flex>
  );
}

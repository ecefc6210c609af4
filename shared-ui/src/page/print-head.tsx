import { localeOf, useTranslation } from '@academy/shared-auth';
import { memo } from 'react';
import { LogoMark } from '../brand/logo.tsx';
import { Flex, HStack, Span } from '../layout/primitives.ts';
import { useMinute } from '../text/use-minute.ts';

/** The head of a printed sheet: the academy, and when it was printed. Not on screens. */
export const PrintHead = memo(() => {
  const { t, i18n } = useTranslation('ui');
  const printedAt = useMinute();
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Flex
      display="none"
      alignItems="center"
      justifyContent="space-between"
      borderBottomWidth="1px"
      borderColor="border.strong"
      paddingBlockEnd="3"
      marginBlockEnd="5"
      data-print-head
    >
      <HStack gap="2">
        <LogoMark size={24} />
        <Span fontWeight="semibold">{t('brand.name')}</Span>
      </HStack>
      <Span fontSize="sm" color="fg.muted">
        {t('print.date', { date: date.format(printedAt) })}
      </Span>
    </Flex>
  );
});

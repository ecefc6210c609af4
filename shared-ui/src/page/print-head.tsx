import { localeOf, useTranslation } from '@academy/shared-auth';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LogoMark } from '../brand/logo.tsx';
import { Flex, HStack, Span } from '../layout/primitives.ts';

/**
 * When the page is being printed, in ms; else null. The browser takes the sheet as it is after `beforeprint`; a preview of
 * its own tells it by the medium alone.
 */
function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setPrintedAt(Date.now()));
    const medium = window.matchMedia('print');
    const end = () => {
      if (!medium.matches) setPrintedAt(null);
    };
    const follow = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    medium.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      medium.removeEventListener('change', follow);
    };
  }, []);
  return printedAt;
}

/** The head of a printed sheet: the academy, and when it was printed. Not on screens, where it is not drawn. */
export const PrintHead = memo(() => {
  const { t, i18n } = useTranslation('ui');
  const printedAt = usePrintedAt();
  if (printedAt === null) return null;
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

import { directionOf, localeOf, useAcademy, useAcademyName } from '@academy/shared-auth';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../brand/logo.tsx';
import { Box, Flex, HStack, Span } from '../layout/primitives.ts';
import { Text } from '../layout/typography.ts';
import { Ltr } from '../text/isolates.tsx';

/**
 * The time at which the page is being printed, in ms; otherwise null. The browser takes the sheet right after
 * `beforeprint`; a print preview reports it only by the media query.
 */
function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState(() => (window.matchMedia('print').matches ? Date.now() : null));
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

/** CSS needs them as one string; a contact is left to right among words of any language. */
const quoted = (text: string) => JSON.stringify(text);
const ltr = (text: string) => `\u2066${text}\u2069`;
const rtl = (text: string) => `\u2067${text}\u2069`;

/** The academy's name on the sheet, in the page's language, and its contacts. */
function useSheetAcademy() {
  const { email, phone } = useAcademy((academy) => academy.contacts);
  return { name: useAcademyName(), contacts: [email, phone].filter((contact) => contact !== null) };
}

/** The foot of each printed page: the academy and its contact at the start of the line, "Page 1 of 2" at its end. */
function useSheetFoot(): void {
  const { t, i18n } = useTranslation('ui');
  const isRtl = directionOf(i18n.language) === 'rtl';
  const { name, contacts } = useSheetAcademy();
  const line = [name, ...contacts.map(ltr)].join(' · ');
  const [before = '', between = '', after = ''] = t('print.page', { page: '|', pages: '|' }).split('|');
  useEffect(() => {
    const page = `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}`;
    const contact = quoted(isRtl ? rtl(line) : line);
    const { style } = document.documentElement;
    style.setProperty('--sheet-left', isRtl ? page : contact);
    style.setProperty('--sheet-right', isRtl ? contact : page);
  }, [before, between, after, line, isRtl]);
}

/** The head of a printed sheet: the academy, its contacts, and the time of printing. Not drawn on screens. */
export const PrintHead = memo(() => {
  const { t, i18n } = useTranslation('ui');
  const printedAt = usePrintedAt();
  const { name, contacts } = useSheetAcademy();
  useSheetFoot();
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
        <LogoMark size={32} isWide />
        <Box>
          <Text fontWeight="semibold">{name}</Text>
          <Text fontSize="xs" color="fg.muted">
            {contacts.map((contact, index) => (
              <Span key={contact}>
                {index > 0 && <Span> · </Span>}
                <Ltr>{contact}</Ltr>
              </Span>
            ))}
          </Text>
        </Box>
      </HStack>
      <Span fontSize="sm" color="fg.muted">
        {t('print.date', { date: date.format(printedAt) })}
      </Span>
    </Flex>
  );
});

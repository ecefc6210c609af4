import { localeOf, useLanguage, useTranslation } from '@academy/shared-auth';
import { Box, Button, Flex, Ltr, Span } from '@academy/shared-ui';
import { EyeIcon } from '@academy/shared-ui/icons';
import { useEffect, useState } from 'react';
import type { Preview } from '#/boot-data.ts';

/** The longest that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;
const timeLeft = (until: string) => new Date(until).getTime() - Date.now();

function useHasEnded(until: string): boolean {
  const [hasEnded, setEnded] = useState(() => timeLeft(until) <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(timeLeft(until) <= 0), Math.min(timeLeft(until), LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [until]);
  return hasEnded;
}

/** Only the server can clear the cookie; the next page is the live one. */
async function leave(): Promise<void> {
  await fetch('/preview/leave', { method: 'POST' }).catch(() => {});
  location.reload();
}

interface PreviewLineProps {
  preview: Preview;
  isScrolledPast: boolean;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
// `timeStyle` would write 05:00 pm.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** Says below the top bar that this page is not what others see, until when, and leads back. */
export default function PreviewLine({ preview: { versions, until }, isScrolledPast }: PreviewLineProps) {
  const { t } = useTranslation('shell');
  const locale = localeOf(useLanguage());
  const hasEnded = useHasEnded(until);
  const time = new Date(until).toLocaleString(locale, { ...day, ...clock });
  return (
    <Box
      data-top-line
      flexShrink="0"
      zIndex="bar"
      {...(isScrolledPast ? { position: 'sticky', insetBlockStart: 'var(--top-bar)' } : {})}
      _print={{ display: 'none' }}
    >
      <Flex
        as="section"
        aria-label={t('preview.line.label')}
        alignItems="center"
        justifyContent="center"
        flexWrap="wrap"
        columnGap="3"
        paddingBlock={{ base: '1', md: '0' }}
        minHeight="var(--top-line)"
        paddingInline="3"
        bg="warning.subtle"
        color="warning.fg"
        borderBottomWidth="1px"
        borderColor="border.medium"
        fontSize="sm"
        lineHeight="1.3"
      >
        <Flex alignItems="center" gap="2" minWidth="0">
          <EyeIcon size={16} aria-hidden />
          <Span>
            {t(hasEnded ? 'preview.line.ended' : 'preview.line.text', { time })}{' '}
            {Object.entries(versions).map(([name, version]) => (
              <Span key={name} whiteSpace="nowrap" marginInlineEnd="2">
                <Ltr>{version ? `${name} ${version}` : `${name} ×`}</Ltr>
              </Span>
            ))}
          </Span>
        </Flex>
        <Button variant="ghost" size="sm" color="warning.fg" onClick={() => void leave()}>
          {t(hasEnded ? 'preview.line.live' : 'preview.line.leave')}
        </Button>
      </Flex>
    </Box>
  );
}

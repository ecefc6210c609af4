import { localeOf, useLanguage } from '@academy/shared-auth';
import { Button, Ltr, Span } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '#/boot-data.ts';
import { TopLine } from '#/session/top-line.tsx';

/** The maximum that a timer can wait. */
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

/** Says below the top bar that this page differs from what others see, and until when, with a button that ends it. */
export default function PreviewLine({ preview: { versions, until }, isScrolledPast }: PreviewLineProps) {
  const { t } = useTranslation('shell');
  const locale = localeOf(useLanguage());
  const hasEnded = useHasEnded(until);
  const time = new Date(until).toLocaleString(locale, { ...day, ...clock });
  return (
    <TopLine
      label={t('preview.line.label')}
      isScrolledPast={isScrolledPast}
      action={
        <Button variant="ghost" size="sm" color="warning.fg" onClick={() => void leave()}>
          {t(hasEnded ? 'preview.line.live' : 'preview.line.leave')}
        </Button>
      }
    >
      {t(hasEnded ? 'preview.line.ended' : 'preview.line.text', { time })}{' '}
      {Object.entries(versions).map(([name, version]) => (
        <Span key={name} whiteSpace="nowrap" marginInlineEnd="2">
          <Ltr>{version ? `${name} ${version}` : `${name} ×`}</Ltr>
        </Span>
      ))}
    </TopLine>
  );
}

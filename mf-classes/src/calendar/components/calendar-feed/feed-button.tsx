import { Button, Span } from '@academy/shared-ui';
import { CalendarPlusIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// Loaded on the first click, since few users need it and only once.
const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog.tsx')).FeedDialog }));

/**
 * Opens the dialog that adds the viewer's classes to another calendar.
 * @param short on a phone only screen readers get the name.
 */
export function FeedButton({ short = false, small = false }: { short?: boolean; small?: boolean }) {
  const { t } = useTranslation('classes');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size={small ? 'sm' : undefined}
        onClick={() => setOpen(true)}
        _print={{ display: 'none' }}
      >
        <CalendarPlusIcon aria-hidden />
        <Span srOnly={short ? { base: true, md: false } : false}>{t('feed.title')}</Span>
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Box } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionLine } from '#/preview/session-line.tsx';
import { SkipLink } from './skip-link.tsx';

/** A page without the dashboard's frame: sign-in, public forms, errors outside of the dashboard. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink>{t('layout.skip.label')}</SkipLink>
      <SessionLine isScrolledPast={false} />
      <Box as="main" id="main" tabIndex={-1} outline="none" display="grid" minHeight="100dvh">
        {children}
      </Box>
    </>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { Box, Flex } from '@academy/shared-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePalette } from '#/palette/use-palette.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { activeLink, linksOf, type MenuItem } from './menu.ts';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const CommandPalette = lazy(() => import(/* webpackChunkName: "palette" */ '#/palette/command-palette.tsx'));

interface DashboardLayoutProps {
  menu: readonly MenuItem[];
  pathname: string;
  hasProfilePage: boolean;
  /** Controls of remotes in the top bar. */
  slots: ReactNode;
  onApproach: (path: string) => void;
  children: ReactNode;
}

/** The dashboard around a page: menu at the side (below, on a phone), bar above, footer. */
export function DashboardLayout({ menu, pathname, hasProfilePage, slots, onApproach, children }: DashboardLayoutProps) {
  const { t } = useTranslation('shell');
  const palette = usePalette();
  const active = activeLink(linksOf(menu), pathname);
  return (
    <Flex minHeight="100dvh">
      <SkipLink>{t('layout.skip.label')}</SkipLink>
      <Sidebar menu={menu} active={active} onApproach={onApproach} />
      <Flex flexDirection="column" flex="1" minWidth="0">
        <TopBar profilePath={hasProfilePage ? '/profile' : null} slots={slots} onOpenPalette={palette.open} />
        <Box
          as="main"
          id="main"
          tabIndex={-1}
          flex="1"
          outline="none"
          width="full"
          paddingInline={{ base: '4', md: '6' }}
          paddingBlock={{ base: '5', lg: '8' }}
        >
          {children}
        </Box>
        <Footer />
      </Flex>
      <BottomBar menu={menu} active={active} onApproach={onApproach} />
      {palette.isOpen && (
        <Suspense fallback={null}>
          <CommandPalette links={linksOf(menu)} onClose={palette.close} />
        </Suspense>
      )}
    </Flex>
  );
}

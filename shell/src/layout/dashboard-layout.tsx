import type { RemoteRoute } from '@academy/shared-auth/contract';
import { Box, Flex, loadOverlays, TrailContext, useWide } from '@academy/shared-ui';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { whenQuiet } from '#/loading/when-quiet.ts';
import { activeLink, linksOf, type MenuItem } from '#/menu/menu.ts';
import { usePalette } from '#/palette/use-palette.ts';
import { SessionLine } from '#/preview/session-line.tsx';
import type { KnownRegistry } from '#/registry/registry.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Footer } from './footer.tsx';
import { SheetHead } from './sheet-head.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useTrailRoot } from './use-trail-root.ts';

const CommandPalette = lazy(() => import(/* webpackChunkName: "palette" */ '#/palette/command-palette.tsx'));

interface DashboardLayoutProps {
  menu: readonly MenuItem[];
  pathname: string;
  /** The pattern of its route, with names of parameters. */
  route: string | undefined;
  hasProfilePage: boolean;
  /** The frame of the shown page. */
  frame: RemoteRoute['frame'];
  /** Controls of remotes in the top bar. */
  registry: KnownRegistry;
  slots: ReactNode;
  onApproach: (path: string) => void;
  children: ReactNode;
}

/** The frame around a page; on a phone a page may have the whole window. */
const onDesk = { base: 'none', md: 'contents' } as const;

/** Menus are not printed. */
const hidden = { display: 'none' } as const;

/** Below loading content the footer has no final place yet: it would jump. */
const belowBones = { 'main:has([data-bones]) ~ &': { visibility: 'hidden' } } as const;

/** A pane fills the window between the bars: it scrolls, the page does not. */
const paneStyle = (frame: RemoteRoute['frame']) => {
  const barHeight = 'calc(3.5rem + env(safe-area-inset-bottom))';
  const bar = { base: frame === 'solo' ? '0' : barHeight, md: barHeight, lg: '0' };
  return { position: 'relative', minHeight: '0', overflowY: 'auto', marginBlockEnd: bar } as const;
};

function Main({ frame, children }: Pick<DashboardLayoutProps, 'frame' | 'children'>) {
  return (
    <Box
      as="main"
      id="main"
      tabIndex={-1}
      flex="1"
      outline="none"
      width="full"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock={{ base: '5', lg: '8' }}
      {...(frame === 'page' ? {} : paneStyle(frame))}
    >
      <SheetHead />
      {children}
    </Box>
  );
}

/** The dashboard around a page: menu at the side (below, on a phone), bar above, footer. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { registry, menu, pathname, route, hasProfilePage, frame, slots, onApproach, children } = props;
  const { t } = useTranslation('shell');
  const palette = usePalette();
  const active = useMemo(() => activeLink(linksOf(menu), pathname, route), [menu, pathname, route]);
  const trailRoot = useTrailRoot(active);
  const isWide = useWide();
  useEffect(() => whenQuiet(() => void loadOverlays()), []);
  return (
    <Flex {...(frame === 'page' ? { minHeight: '100dvh' } : { height: '100dvh' })}>
      <SkipLink>{t('layout.skip.label')}</SkipLink>
      {isWide && (
        <Box display="contents" _print={hidden}>
          <Sidebar menu={menu} active={active} onApproach={onApproach} />
        </Box>
      )}
      <Flex flexDirection="column" flex="1" minWidth="0">
        <Box display={frame === 'solo' ? onDesk : 'contents'} _print={hidden}>
          <TopBar profilePath={hasProfilePage ? '/profile' : null} slots={slots} onOpenPalette={palette.open} />
        </Box>
        <SessionLine isScrolledPast={frame === 'page'} />
        <Box display="contents" _print={hidden}>
          <ConnectionLine path={pathname} isScrolledPast={frame === 'page'} />
        </Box>
        <Main frame={frame}>
          <TrailContext value={trailRoot}>{children}</TrailContext>
        </Main>
        {frame === 'page' && (
          <Box _print={hidden} css={belowBones}>
            <Footer />
          </Box>
        )}
      </Flex>
      {!isWide && (
        <Box display={frame === 'solo' ? onDesk : 'contents'} _print={hidden}>
          <BottomBar menu={menu} active={active} onApproach={onApproach} />
        </Box>
      )}
      {palette.isOpen && (
        <Suspense fallback={null}>
          <CommandPalette registry={registry} menu={menu} onClose={palette.close} takeTyped={palette.takeTyped} />
        </Suspense>
      )}
    </Flex>
  );
}

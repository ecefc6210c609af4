import { useSession } from '@academy/shared-auth';
import { Box, chakra, Flex, IconButton, Logo, Skeleton, Stack } from '@academy/shared-ui';
import { PanelLeftCloseIcon, PanelLeftOpenIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuItem, MenuLink } from '#/menu/menu.ts';
import { MenuList } from './menu/menu-list.tsx';
import { sidebarState, toggleSidebar } from './sidebar-state.ts';

const HomeLink = chakra(Link, { base: { display: 'inline-flex', borderRadius: 'control', paddingInline: '2' } });

interface SidebarProps {
  menu: readonly MenuItem[];
  active: MenuLink | null;
  onApproach: (path: string) => void;
}

const placeholders = ['72%', '54%', '63%', '48%'];

function MenuSkeleton() {
  return (
    <Stack gap="1" aria-hidden>
      {placeholders.map((width) => (
        <Flex key={width} alignItems="center" minHeight="control" paddingInline="3">
          <Skeleton width={width} height="3.5" />
        </Flex>
      ))}
    </Stack>
  );
}

/**
 * A third of a long menu is below the window: the fade stays above the window's end, and below the last entry it covers
 * nothing.
 */
const scrolled = {
  overflowY: 'auto',
  padding: '3',
  paddingBlockEnd: '0',
  scrollPaddingBlockEnd: '16',
  '&::after': {
    content: '""',
    position: 'sticky',
    display: 'block',
    insetBlockEnd: '0',
    height: '16',
    background: 'linear-gradient(to top, {colors.bg.surface} 15%, transparent)',
    pointerEvents: 'none',
  },
} as const;

/** The menu at the page's side, on wide screens: 264 px, or 72 px with only icons. */
export function Sidebar({ menu, active, onApproach }: SidebarProps) {
  const { t } = useTranslation('shell');
  const isExpanded = sidebarState((state) => state.isExpanded);
  const isKnown = useSession((session) => session.user !== null);
  const Icon = isExpanded ? PanelLeftCloseIcon : PanelLeftOpenIcon;
  return (
    <Flex
      as="aside"
      flexDirection="column"
      flexShrink="0"
      position="sticky"
      insetBlockStart="0"
      height="100dvh"
      width={isExpanded ? 'sidebar' : 'sidebarCollapsed'}
      bg="bg.surface"
      borderInlineEndWidth="1px"
      borderColor="border"
      transitionProperty="width"
      transitionDuration="base"
      transitionTimingFunction="out"
    >
      <Flex alignItems="center" height="topBar" flexShrink="0" paddingInline="3">
        <HomeLink to="/dashboard">
          <Logo compact={!isExpanded} />
        </HomeLink>
      </Flex>
      <Box as="nav" id="menu" aria-label={t('layout.sidebar.label')} flex="1" css={scrolled}>
        {isKnown ? (
          <MenuList menu={menu} active={active} isCompact={!isExpanded} onApproach={onApproach} />
        ) : (
          isExpanded && <MenuSkeleton />
        )}
      </Box>
      <Flex padding="3" justifyContent={isExpanded ? 'flex-end' : 'center'}>
        <IconButton
          aria-label={t(isExpanded ? 'layout.sidebar.collapse' : 'layout.sidebar.expand')}
          aria-expanded={isExpanded}
          aria-controls="menu"
          onClick={toggleSidebar}
          _expanded={{ bg: 'transparent' }}
          css={{ _rtl: { '& svg': { transform: 'scaleX(-1)' } } }}
        >
          <Icon aria-hidden />
        </IconButton>
      </Flex>
    </Flex>
  );
}

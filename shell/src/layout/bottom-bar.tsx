import { useLanguage } from '@academy/shared-auth';
import { chakra, Sheet, Span, VisuallyHidden } from '@academy/shared-ui';
import { CloudOffIcon, EllipsisIcon, MenuIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsDown } from '#/loading/remote-health.ts';
import { bottomBarLinks, linksOf, type MenuItem, type MenuLink } from '#/menu/menu.ts';
import { BadgeCount } from './menu/badge-count.tsx';
import { MenuList } from './menu/menu-list.tsx';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: 'bar',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
});

const placeStyle = {
  position: 'relative',
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minHeight: '14',
  minWidth: '0',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  '&[aria-current=page]': { color: 'brand.fg' },
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInline: '25%',
    height: '2px',
    bg: 'accent.solid',
  },
} as const;
const PlaceLink = chakra(Link, { base: placeStyle });
const PlaceButton = chakra('button', { base: { ...placeStyle, cursor: 'pointer' } });

function Place({ link, isActive }: { link: MenuLink; isActive: boolean }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const isDown = useIsDown(link.remote, link.screen);
  return (
    <PlaceLink to={link.to} aria-current={isActive ? 'page' : undefined}>
      {isDown ? <CloudOffIcon size={22} aria-hidden /> : <MenuIcon node={link.icon} size={22} />}
      <Span maxWidth="full" truncate>
        {link.label[language]}
      </Span>
      <BadgeCount linkId={link.id} position="absolute" insetBlockStart="1" insetInlineStart="calc(50% + 0.25rem)" />
      {isDown && <VisuallyHidden>{t('layout.section.down')}</VisuallyHidden>}
    </PlaceLink>
  );
}

interface BottomBarProps {
  menu: readonly MenuItem[];
  active: MenuLink | null;
  onApproach: (path: string) => void;
}

/**
 * A phone's menu: the role's main places in reach of a thumb, the others on a sheet. A single place leads back to it.
 */
export function BottomBar({ menu, active, onApproach }: BottomBarProps) {
  const { t } = useTranslation('shell');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const places = bottomBarLinks(menu);
  const all = linksOf(menu);
  if (all.length === 0) return null;
  const closeSheet = () => setSheetOpen(false);
  return (
    <Bar aria-label={t('layout.bar.label')}>
      {places.map((link) => (
        <Place key={link.id} link={link} isActive={link.id === active?.id} />
      ))}
      {all.length > places.length && (
        <PlaceButton type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          <EllipsisIcon size={22} aria-hidden />
          {t('layout.bar.more')}
        </PlaceButton>
      )}
      <Sheet open={isSheetOpen} onClose={closeSheet} title={t('layout.sheet.title')}>
        <MenuList menu={menu} active={active} onApproach={onApproach} onFollow={closeSheet} />
      </Sheet>
    </Bar>
  );
}

import { useLanguage } from '@academy/shared-auth';
import { chakra, Span, Tooltip, touch, VisuallyHidden } from '@academy/shared-ui';
import { CloudOffIcon, MenuIcon } from '@academy/shared-ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsDown } from '#/loading/remote-health.ts';
import type { MenuLink as MenuLinkData } from '#/menu/menu.ts';
import { BadgeCount } from './badge-count.tsx';

const Row = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    [touch]: { minHeight: '11' },
    '& > svg': { flexShrink: 0 },
    _hover: { bg: 'bg.subtle', color: 'fg' },
    // Not on a click: a transition of colours would paint the page in each frame, while the next screen is drawn.
    '&:hover:not([aria-current])': { transition: 'background-color {durations.fast}, color {durations.fast}' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '2.5',
      insetInlineStart: '0',
      width: '3px',
      borderRadius: 'full',
      bg: 'accent.solid',
    },
  },
});

interface MenuLinkProps {
  link: MenuLinkData;
  isActive: boolean;
  /** Only the icon; the label becomes a tooltip and text for screen readers. */
  isCompact?: boolean;
  onApproach: (path: string) => void;
  onFollow?: () => void;
}

/** One link of the menu. Its code is loaded when a pointer or the focus comes near. */
export const MenuLink = memo(({ link, isActive, isCompact = false, onApproach, onFollow }: MenuLinkProps) => {
  const { t } = useTranslation('shell');
  const label = link.label[useLanguage()];
  const isDown = useIsDown(link.remote, link.screen);
  const approach = () => onApproach(link.to);
  const row = (
    <Row
      to={link.to}
      aria-current={isActive ? 'page' : undefined}
      justifyContent={isCompact ? 'center' : undefined}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={onFollow}
    >
      <MenuIcon node={link.icon} />
      {/* `true` instead of the prop: a build can compute styles only from literals (ADR 75). */}
      <Span flex="1" srOnly={isCompact ? true : undefined}>
        {label}
      </Span>
      <BadgeCount linkId={link.id} {...(isCompact ? inCorner : {})} />
      {isDown && (
        <Span color="warning.fg" display="inline-flex" {...(isCompact ? inCorner : {})}>
          <CloudOffIcon size={16} aria-hidden />
          <VisuallyHidden>{t('layout.section.down')}</VisuallyHidden>
        </Span>
      )}
    </Row>
  );
  return isCompact ? <Tooltip label={isDown ? `${label} · ${t('layout.section.down')}` : label}>{row}</Tooltip> : row;
});

const inCorner = { position: 'absolute', insetBlockStart: '0.5', insetInlineEnd: '0.5' } as const;

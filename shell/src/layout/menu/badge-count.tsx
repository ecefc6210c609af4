import { useTranslation } from '@academy/shared-auth';
import { Span, VisuallyHidden } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useBadgeCount } from './menu-badges.ts';

const MOST = 99;

interface BadgeCountProps extends Omit<ComponentProps<typeof Span>, 'children'> {
  linkId: string;
}

/** How much waits behind a menu entry: a number for the eye, the number of what for the ear. */
export function BadgeCount({ linkId, ...place }: BadgeCountProps) {
  const { t } = useTranslation('shell');
  const count = useBadgeCount(linkId);
  if (count === 0) return null;
  return (
    <>
      <Span
        aria-hidden
        minWidth="5"
        paddingInline="1"
        borderRadius="full"
        bg="accent.solid"
        color="accent.contrast"
        fontSize="xs"
        fontWeight="semibold"
        lineHeight="1.25rem"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        outline="1px solid transparent"
        {...place}
      >
        {count > MOST ? `${MOST}+` : count}
      </Span>
      <VisuallyHidden> {t('layout.badge.count', { count })}</VisuallyHidden>
    </>
  );
}

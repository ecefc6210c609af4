import { useTranslation } from '@academy/shared-auth';
import { Span, VisuallyHidden } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useBadgeCount } from './menu-badges.ts';

const MOST = 99;

interface CountMarkProps extends Omit<ComponentProps<typeof Span>, 'children'> {
  count: number;
}

/** A count for the eye alone. */
export const CountMark = ({ count, ...place }: CountMarkProps) => (
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
);

interface BadgeCountProps extends Omit<CountMarkProps, 'count'> {
  linkId: string;
}

/** How much waits behind a menu entry: a number for the eye, the number of what for the ear. */
export function BadgeCount({ linkId, ...place }: BadgeCountProps) {
  const { t } = useTranslation('shell');
  const count = useBadgeCount(linkId);
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} {...place} />
      <VisuallyHidden> {t('layout.badge.count', { count })}</VisuallyHidden>
    </>
  );
}

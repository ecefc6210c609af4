import { Span, VisuallyHidden } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBadgeCount } from './menu-badges.ts';

const MOST = 99;

interface CountMarkProps extends Omit<ComponentProps<typeof Span>, 'children'> {
  count: number;
}

/** A count that is only visible. */
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

/** The number of waiting items behind a menu entry: a number to see, the number with its noun for screen readers. */
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

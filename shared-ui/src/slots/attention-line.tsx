import { localeOf, useTranslation } from '@academy/shared-auth';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Badge } from '../controls/badge.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Flex } from '../layout/primitives.ts';

interface AttentionLineProps {
  /** How many wait; drawn with the digits of the language. */
  count: number;
  /** Path of the screen where it is put right. */
  to: string;
  tone?: 'info' | 'warning';
  /** The waiting items, in the plural form of `count`. */
  children: ReactNode;
}

/** A line of the slot `home.attention`: how many of what, and the way to where it is put right. */
export function AttentionLine({ count, to, tone = 'info', children }: AttentionLineProps) {
  const { i18n } = useTranslation('ui');
  return (
    <Flex gap="2.5" alignItems="center">
      <Badge tone={tone} minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
        {new Intl.NumberFormat(localeOf(i18n.language)).format(count)}
      </Badge>
      <TextLink reach to={to}>
        {children}
      </TextLink>
    </Flex>
  );
}

/** Reports a count to the page whose slot is filled, once it is known and whenever it changes. Undefined: not known yet. */
export function useReportedCount(count: number | undefined, onCount: (count: number) => void): void {
  const report = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count]);
}

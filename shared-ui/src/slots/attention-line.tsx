import { localeOf } from '@academy/shared-auth';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../controls/badge.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Flex } from '../layout/primitives.ts';

interface AttentionLineProps {
  /** The number of waiting items; drawn with the digits of the language. */
  count: number;
  /** Path of the screen that fixes it. */
  to: string;
  tone?: 'info' | 'warning';
  /** The waiting items, in the plural form of `count`. */
  children: ReactNode;
}

/** A line of the slot `home.attention`: the number of items, with a link to the screen that fixes them. */
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

/** Reports a count to the page of the slot, once it is known and at each change. Undefined: not known yet. */
export function useReportedCount(count: number | undefined, onCount: (count: number) => void): void {
  const report = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count]);
}

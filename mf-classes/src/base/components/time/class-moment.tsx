import { useAcademy } from '@academy/shared-auth';
import { largeText, Span } from '@academy/shared-ui';
import type { KnownParties } from './use-other-parties.ts';
import { useOtherTimes } from './use-other-times.ts';
import { useTimes } from './use-times.ts';

/** With the Hijri date it is too wide for a list's column, whose cells have one line. */
const wrapped = { whiteSpace: 'normal' };
const oneLine = { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } };

interface ClassMomentProps {
  at: string;
  /** The end, if it is to be shown. */
  ends?: string | undefined;
  /** The people of the class: different clocks are shown below, each with its city (D94). */
  of?: KnownParties;
}

/** The time of a class on the viewer's clock; today and tomorrow are named. */
export function ClassMoment({ at, ends, of }: ClassMomentProps) {
  const times = useTimes();
  const isLong = useAcademy((academy) => academy.hijri_dates);
  const moment = (
    <Span asChild fontVariantNumeric="tabular-nums" css={isLong ? wrapped : oneLine}>
      <time dateTime={at}>{times.near(at, ends)}</time>
    </Span>
  );
  if (!of) return moment;
  return (
    <Span display="block" paddingBlock={{ base: '0', md: '1.5' }}>
      {moment}
      <OtherClocks of={of} at={at} />
    </Span>
  );
}

/** A line for each differing clock; two cities of one clock are too wide for a phone or a list's column. */
export function OtherClocks({ of, at }: { of: KnownParties; at: string }) {
  return useOtherTimes(of, at).map(({ zone, text }) => (
    <Span key={zone} display="block" fontSize="sm" fontWeight="normal" color="fg.muted" whiteSpace="normal">
      {text}
    </Span>
  ));
}

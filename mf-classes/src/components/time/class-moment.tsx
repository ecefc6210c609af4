import { useAcademy, useTranslation } from '@academy/shared-auth';
import { largeText, Span } from '@academy/shared-ui';
import { type Parties, useOtherParties } from './use-other-parties.ts';
import { useTimes } from './use-times.ts';

/** With the Hijri date it is wider than a column of a list, whose cells keep to one line. */
const wrapped = { whiteSpace: 'normal' };
const oneLine = { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } };

interface ClassMomentProps {
  at: string;
  /** Where its end is said too. */
  ends?: string | undefined;
  /** Whose class it is: the clocks that differ from the viewer's stand below, each with its city (D94). */
  of?: Parties;
}

/** When a class is, on the viewer's clock: today and tomorrow by name. */
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

/** In one line for each clock that differs: its time, the day where it is another one, and the city. */
export function OtherClocks({ of, at }: { of: Parties; at: string }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const zones = new Map(useOtherParties()(of, at).map(({ timezone }) => [times.moment(at, timezone), timezone]));
  return [...zones.values()].map((zone) => {
    const isOtherDay = times.day(at) !== times.day(at, zone);
    const when = isOtherDay ? times.moment(at, zone) : times.time(at, zone);
    return (
      <Span key={zone} display="block" fontSize="sm" fontWeight="normal" color="fg.muted" css={oneLine}>
        {t('time.in', { when: `\u2068${when}\u2069`, city: times.city(zone) })}
      </Span>
    );
  });
}

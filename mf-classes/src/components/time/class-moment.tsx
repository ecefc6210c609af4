import { useAcademy, useTranslation } from '@academy/shared-auth';
import { largeText, Span } from '@academy/shared-ui';
import { type Parties, useOtherParties } from './use-other-parties.ts';
import { useTimes } from './use-times.ts';

/** With the Hijri date it is wider than a list's column, whose cells have one line. */
const wrapped = { whiteSpace: 'normal' };
const oneLine = { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } };

interface ClassMomentProps {
  at: string;
  /** The end, if it is shown too. */
  ends?: string | undefined;
  /** The people of the class: differing clocks are shown below, each with its city (D94). */
  of?: Parties;
}

/** The time of a class on the viewer's clock: today and tomorrow by name. */
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

/** One line for each differing clock: its time, the day if it differs, and the city. */
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

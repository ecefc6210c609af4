import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import type { HoldEnding, HoldPreview } from '#/api/holds.ts';
import { seriesQueries } from '#/api/series.ts';
import { isolated } from '../isolated.ts';
import { ShortTimes } from '../series/planned-times.tsx';
import { useWeeklyTimes } from '../series/weekly-times.tsx';
import { useTimes } from '../time/use-times.ts';

interface EffectProps {
  title: string;
  rows: readonly (HoldPreview['classes'][number] & { below?: ReactNode })[];
  preview: Pick<HoldPreview, 'student'>;
}

interface HoldEffectsProps {
  preview: HoldPreview;
  isChange: boolean;
  freeSlot: boolean;
}

/** The effect of a hold before saving: on classes, on both clocks, on the weekly times and on the subscription. */
export function HoldEffects({ preview, isChange, freeSlot }: HoldEffectsProps) {
  const { t } = useTranslation('classes');
  const { classes, back, kept, staying, subscription } = preview;
  return (
    <Stack gap="4" role="status">
      {isChange && classes.length + back.length + kept.length === 0 && (
        <Text fontWeight="medium">{t('holds.effect.none')}</Text>
      )}
      {(!isChange || classes.length > 0) && (
        <Effect title={t('holds.effect.cancelled', { count: classes.length })} rows={classes} preview={preview} />
      )}
      <ComingBack ending={preview} />
      {staying.length > 0 && (
        <Effect title={t('holds.effect.staying', { count: staying.length })} rows={staying} preview={preview} />
      )}
      <WeeklyTimesOf student={preview.student} freeSlot={freeSlot} />
      {subscription && <Subscription subscription={subscription} />}
    </Stack>
  );
}

/** The classes that take place again, and those that stay cancelled, each with the reason. */
export function ComingBack({ ending }: { ending: HoldEnding }) {
  const { t } = useTranslation('classes');
  const { back, kept } = ending;
  const words = kept.map((row) => ({
    ...row,
    below: (
      <Text fontSize="sm" color="warning.fg">
        {t(`timesOff.problem.${row.problem}`)}
      </Text>
    ),
  }));
  return (
    <>
      {back.length > 0 && (
        <Effect title={t('holds.effect.back', { count: back.length })} rows={back} preview={ending} />
      )}
      {kept.length > 0 && (
        <Effect title={t('holds.effect.kept', { count: kept.length })} rows={words} preview={ending} />
      )}
    </>
  );
}

function Effect({ title, rows, preview }: EffectProps) {
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{title}</Text>
      {rows.length > 0 && (
        <Box fontSize="sm">
          <ShortTimes
            rows={rows.map((row) => ({ ...row, key: row.id }))}
            of={({ teacher }) => ({ student: preview.student, teacher })}
          />
        </Box>
      )}
    </Stack>
  );
}

/** The student's weekly times, and whether they are kept. */
function WeeklyTimesOf({ student, freeSlot }: { student: HoldPreview['student']; freeSlot: boolean }) {
  const { t } = useTranslation('classes');
  const timesOf = useWeeklyTimes();
  const { data = [] } = useQuery(seriesQueries.ofFamily(student.id));
  if (data.length === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">{t(freeSlot ? 'holds.effect.timesFreed' : 'holds.effect.timesKept')}</Text>
      {data.map((series) => (
        <Text key={series.id}>{timesOf(series)}</Text>
      ))}
    </Stack>
  );
}

function Subscription({ subscription }: { subscription: NonNullable<HoldPreview['subscription']> }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { title, paidUntil, skipped, nextPaymentAt } = subscription;
  const day = (iso: string) => isolated(times.day(iso));
  const words = { title: isolated(title), paidUntil: day(paidUntil), day: nextPaymentAt ? day(nextPaymentAt) : '' };
  const isLater = nextPaymentAt === paidUntil;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">{t('holds.subscription.title', words)}</Text>
      <Text>
        {skipped === 0
          ? t('holds.subscription.unchanged', words)
          : nextPaymentAt === null
            ? t('holds.subscription.open', words)
            : skipped === null
              ? t('holds.subscription.later', words)
              : t(`holds.subscription.${isLater ? 'skippedLater' : 'skipped'}`, { ...words, count: skipped })}
      </Text>
    </Stack>
  );
}

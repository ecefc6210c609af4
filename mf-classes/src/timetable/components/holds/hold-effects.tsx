import { Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { HoldEnding, HoldPreview } from '#/timetable/api/holds.ts';
import type { DecisionProblem, ListedClass } from '#/timetable/api/listed-classes.ts';
import { seriesQueries } from '#/timetable/api/series.ts';
import { ClassFold } from '../class-list/class-fold.tsx';
import { SHORT_IN_DIALOG } from '../class-list/class-groups.ts';
import { ListedRow } from '../class-list/listed-row.tsx';
import { useWeeklyTimes } from '../series/weekly-times.tsx';

interface EffectProps {
  title: string;
  rows: readonly (ListedClass & { problem?: DecisionProblem })[];
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
        <Effect title={t('holds.effect.cancelled', { count: classes.length })} rows={classes} />
      )}
      <ComingBack ending={preview} />
      {staying.length > 0 && <Effect title={t('holds.effect.staying', { count: staying.length })} rows={staying} />}
      <WeeklyTimesOf student={preview.student} freeSlot={freeSlot} />
      {subscription && <Subscription subscription={subscription} />}
    </Stack>
  );
}

/** The classes that take place again, and those that stay cancelled, each with the reason. */
export function ComingBack({ ending }: { ending: HoldEnding }) {
  const { t } = useTranslation('classes');
  const { back, kept } = ending;
  return (
    <>
      {kept.length > 0 && <Effect title={t('holds.effect.kept', { count: kept.length })} rows={kept} />}
      {back.length > 0 && <Effect title={t('holds.effect.back', { count: back.length })} rows={back} />}
    </>
  );
}

/** The title has the number and says what becomes of the classes; a long list is closed at first. */
function Effect({ title, rows }: EffectProps) {
  const { t } = useTranslation('classes');
  if (rows.length === 0) return <Text fontWeight="medium">{title}</Text>;
  return (
    <ClassFold title={title} isOpenAtFirst={rows.length <= SHORT_IN_DIALOG}>
      {() =>
        rows.map((row) => (
          <ListedRow key={row.id} row={row} words="" problem={row.problem && t(`timesOff.problem.${row.problem}`)} />
        ))
      }
    </ClassFold>
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

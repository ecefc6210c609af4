import { EmptyState, PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { type TimeOffDetail, type TimeOffKind, timeOffQueries } from '#/timetable/api/times-off.ts';
import { JobProgress } from '#/timetable/components/class-job/job-progress.tsx';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { useTimeOffWords } from '#/timetable/components/time-off/use-time-off-words.ts';
import { DecidedClasses } from './decided-classes.tsx';
import { UndoTimeOff } from './undo-time-off.tsx';

/** D97: the result for each class of an absence or a closure, during the job and afterwards. */
export default function TimeOffDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const kind = useLocation().pathname.startsWith('/dashboard/closures') ? 'closure' : 'absence';
  const found = useQuery(timeOffQueries.detail(kind, id));
  return (
    <PageBody width="reading">
      <Loaded query={found} missing={<EmptyState icon={<CalendarXIcon size={22} />} title={t('timesOff.missing')} />}>
        {(off) => <Detail kind={kind} off={off} />}
      </Loaded>
    </PageBody>
  );
}

function Detail({ kind, off }: { kind: TimeOffKind; off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  const { nameOf, daysOf } = useTimeOffWords();
  const { labelOf } = useDaysClock();
  return (
    <>
      <PageHeader
        title={nameOf(off)}
        context={labelOf(daysOf(off), { zone: off.zone, person: off.teacher })}
        action={off.may.undo && <UndoTimeOff kind={kind} off={off} />}
      />
      <Stack gap="6">
        {off.reason && <Text dir="auto">{off.reason}</Text>}
        <JobProgress
          label={t(`timesOff.state.${off.state}`)}
          job={off.job}
          families={off.families}
          clocks={off.clocks}
        />
        <DecidedClasses off={off} />
      </Stack>
    </>
  );
}

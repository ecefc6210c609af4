import { Box, Card, EmptyState, ErrorState, Grid, ListSkeleton, PageBody, PageHeader, Text } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { UsersIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { MissingTime } from '#/class/components/time-check/time-check-panel.tsx';
import { FoundTeachers } from './found-teachers.tsx';
import { type AskedName, useAskedTime } from './use-asked-time.ts';
import { useWish } from './use-wish.ts';
import { WishFields } from './wish-fields.tsx';

/** D96: the teachers of the team, or of the academy, who are free at a time. */
export default function FreeTeachersPage() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { side } = useViewer();
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('freeTeachers.title')}
        context={t('classForm.section.timeIn', { city: times.city(times.zone) })}
      />
      {side === 'teacher' ? (
        <EmptyState icon={<UsersIcon size={22} />} title={t('freeTeachers.staffOnly')} />
      ) : (
        <AskedTeachers />
      )}
    </PageBody>
  );
}

function AskedTeachers() {
  const { t } = useTranslation('classes');
  const { asked, problems, minutes, isNight, found, check, startsAt, change } = useAskedTime();
  const wished = useWish();
  const field = (name: AskedName) => ({
    value: asked[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    error: problems[name] && t(problems[name]),
  });
  return (
    <>
      <Card marginBlockEnd="6">
        <Grid
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
            <DateField label={t('classForm.date.label')} {...field('date')} />
          </Box>
          <TimeField label={t('freeTimes.from')} {...field('from')} />
          <TimeField
            label={t('freeTimes.to.label')}
            {...(isNight ? { help: t('freeTeachers.nextDay') } : {})}
            {...field('to')}
          />
          <WishFields {...wished} />
        </Grid>
      </Card>
      {Object.keys(problems).length > 0 ? (
        <Text color="fg.muted" role="status">
          {t('freeTeachers.missing')}
        </Text>
      ) : check?.nearest && !startsAt ? (
        <MissingTime nearest={check.nearest} onChoose={({ time }) => change('from', time)} />
      ) : startsAt ? (
        <FoundTeachers startsAt={startsAt} minutes={minutes} wish={wished.wish} />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

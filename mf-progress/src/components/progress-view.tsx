import { ApiError } from '@academy/shared-auth';
import { Box, Card, EmptyState, ErrorState, Flex, ListSkeleton, Stack, Tabs, Text, TextLink } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Progress, progressQueries } from '#/api/progress.ts';
import { stepQueries } from '#/api/steps.ts';
import { type Structure, structureQuery } from '#/api/structure.ts';
import { studyPlanQuery } from '#/api/study.ts';
import { LevelList } from '#/components/steps/level-list.tsx';
import { CertificateList } from './certificates/certificate-list.tsx';
import { DueList } from './due/due-list.tsx';
import { ExamCard } from './exams/exam-card.tsx';
import { GoalCard } from './goals/goal-card.tsx';
import { JuzMap } from './map/juz-map.tsx';
import { JuzTable } from './map/juz-table.tsx';
import { places } from './places.ts';
import { HomeRecordings } from './study/home-recordings.tsx';

/** A student's progress: numbers, what is due, and the map of the 30 juz. */
export function ProgressView({ studentId }: { studentId: string }) {
  const progress = useQuery(progressQueries.of(studentId));
  const structure = useQuery(structureQuery());
  if (progress.error instanceof ApiError && progress.error.status === 404)
    return <OtherTeacher studentId={studentId} />;
  const failed = [progress, structure].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />;
  if (!progress.data || !structure.data) return <ListSkeleton />;
  return <LoadedProgress studentId={studentId} progress={progress.data} structure={structure.data} />;
}

/** D125: the Quran of the student is with another teacher; the levels of the own subject are here. */
function OtherTeacher({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const { data, error, refetch, isFetching } = useQuery(stepQueries.ofStudent(studentId));
  // Who reads neither reads nothing of the student.
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ListSkeleton />;
  return (
    <Stack gap="5">
      <Text color="fg.muted">{t('otherTeacher')}</Text>
      <LevelList studentId={studentId} />
    </Stack>
  );
}

interface LoadedProgressProps {
  studentId: string;
  progress: Progress;
  structure: Structure;
}

function LoadedProgress({ studentId, progress, structure }: LoadedProgressProps) {
  const { t } = useTranslation('progress');
  const [view, setView] = useState('map');
  const plans = (
    <>
      <PlanLink studentId={studentId} />
      <GoalCard studentId={studentId} structure={structure} />
    </>
  );
  // A beginner may have steps, and a goal, before the first ayah.
  if (progress.memorised === 0)
    return (
      <Stack gap="5">
        <LevelList studentId={studentId} />
        {plans}
        <EmptyState
          icon={<BookOpenIcon size={22} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={progress.may.known && <KnownLink studentId={studentId} />}
        />
      </Stack>
    );
  return (
    <Stack gap="5">
      <Figures progress={progress} />
      {progress.may.known && (
        <Flex columnGap="5" rowGap={{ base: '6', md: '1' }} flexWrap="wrap" _print={{ display: 'none' }}>
          <KnownLink studentId={studentId} />
          <TextLink alone to={places.handOver(studentId)}>
            {t('handOver.open')}
          </TextLink>
        </Flex>
      )}
      <CertificateList studentId={studentId} />
      <ExamCard studentId={studentId} />
      <LevelList studentId={studentId} />
      <DueList studentId={studentId} structure={structure} />
      <HomeRecordings studentId={studentId} />
      {plans}
      <Box _print={{ display: 'none' }}>
        <Tabs
          label={t('map.views')}
          tabs={[
            { id: 'map', label: t('map.map') },
            { id: 'table', label: t('map.table') },
          ]}
          value={view}
          onChange={setView}
        >
          {view === 'map' ? <JuzMap progress={progress} structure={structure} /> : <JuzTable progress={progress} />}
        </Tabs>
      </Box>
      <Box display="none" _print={{ display: 'block' }}>
        <JuzTable progress={progress} />
      </Box>
    </Stack>
  );
}

function KnownLink({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  return (
    <TextLink alone to={places.known(studentId)}>
      {t('known.open')}
    </TextLink>
  );
}

/** D151: only for whoever can set the plan. */
function PlanLink({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(studyPlanQuery(studentId));
  if (!data?.may.update) return null;
  return (
    <Box _print={{ display: 'none' }}>
      <TextLink alone to={places.plan(studentId)}>
        {t('plan.open')}
      </TextLink>
    </Box>
  );
}

/** H4: weak ayahs still count as memorised. */
function Figures({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const figures = [
    ['memorised', progress.memorised],
    ['solid', progress.solid],
    ['weak', progress.weak],
  ] as const;
  return (
    <Card>
      <Flex as="dl" columnGap={{ base: '6', md: '12' }} rowGap="3" flexWrap="wrap">
        {figures.map(([name, count]) => (
          <Flex key={name} flexDirection="column-reverse">
            <Text as="dt" fontSize="sm" color="fg.muted">
              {t(`figure.${name}`)}
            </Text>
            <Text as="dd" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {count}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}

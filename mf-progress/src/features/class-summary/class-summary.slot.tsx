import { ApiError, useCan, useLanguage } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { Badge, Box, HStack, List, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind, Range } from '#/api/entries.ts';
import { type ClassEntry, type ClassStep, progressQueries } from '#/api/progress.ts';
import { type Structure, structureQuery } from '#/api/structure.ts';
import { places } from '#/components/places.ts';
import { MushafLink } from '#/components/range/mushaf-link.tsx';
import { toneOf } from '#/components/steps/titles.ts';

/**
 * On the page of a class: the recited ranges and the steps, or before its report the proposal. Renders nothing without
 * records.
 */
export default function ClassSummary({ classId, studentId, isReported }: SlotProps<'class.summary'>) {
  return isReported ? <Recited classId={classId} studentId={studentId} /> : <ComesNext studentId={studentId} />;
}

type Query = ComponentProps<typeof PartError>['query'];

const hasFailed = ({ error, data }: Query & { data?: unknown }): boolean => error !== null && data === undefined;

/** Shown if the data cannot be loaded; renders nothing if the viewer may not read it. */
function FailedCard({ title, query }: { title: string; query: Query }) {
  const { error } = query;
  if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
  return (
    <PartCard title={title}>
      <PartError query={query} />
    </PartCard>
  );
}

function Recited({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('progress');
  const found = useQuery(progressQueries.ofClass(studentId, classId));
  const { entries = [], steps = [], notCounted = 0 } = found.data ?? {};
  const structured = useQuery({ ...structureQuery(), enabled: entries.length > 0 });
  const { data: structure } = structured;
  const failed = [found, structured].find(hasFailed);
  if (failed) return <FailedCard title={t('part.title')} query={failed} />;
  if (notCounted > 0) return <NotCounted count={notCounted} studentId={studentId} />;
  return (
    <>
      {entries.length > 0 && structure && (
        <ProgressCard title={t('part.title')} studentId={studentId}>
          {entries.map((entry, index) => (
            <Line key={index} entry={entry} structure={structure}>
              <MarksOf entry={entry} />
            </Line>
          ))}
        </ProgressCard>
      )}
      {steps.length > 0 && (
        <PartCard title={t('steps.title')}>
          <List marginBlock="-3">
            {steps.map((step) => (
              <StepLine key={step.stepId} step={step} />
            ))}
          </List>
        </PartCard>
      )}
    </>
  );
}

/** D128: a step that the report records. */
function StepLine({ step: { title, state, quality } }: { step: ClassStep }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <RuledItem>
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{title[language]}</Text>
        {quality && <Text fontSize="sm">{t(`quality.${quality}`)}</Text>}
      </Box>
      <Badge tone={toneOf(state)}>{t(`steps.state.${state}`)}</Badge>
    </RuledItem>
  );
}

/** H6: said where a report of a missed class has recited ranges, after a correction or from another program. */
function NotCounted({ count, studentId }: { count: number; studentId: string }) {
  const { t } = useTranslation('progress');
  return (
    <ProgressCard title={t('part.title')} studentId={studentId}>
      <RuledItem>
        <Text>{t('class.notCounted', { count })}</Text>
      </RuledItem>
    </ProgressCard>
  );
}

const proposed = ['new', 'near', 'far'] as const;

/** H9: the proposed ranges of the next report; a substitute or a new teacher gets a link to the hand-over. */
function ComesNext({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const canTeach = useCan('classes.report.create');
  const found = useQuery(progressQueries.next(studentId));
  const next = found.data;
  const ranges = proposed.flatMap((kind) => (next?.[kind] ? [{ kind, ...next[kind] }] : []));
  const structured = useQuery({ ...structureQuery(), enabled: ranges.length > 0 });
  const { data: structure } = structured;
  const failed = [found, structured].find(hasFailed);
  if (failed) return <FailedCard title={t('class.next')} query={failed} />;
  if (ranges.length === 0 || !structure) return null;
  return (
    <ProgressCard
      title={t('class.next')}
      studentId={studentId}
      more={
        canTeach && (
          <TextLink alone to={places.handOver(studentId)}>
            {t('handOver.open')}
          </TextLink>
        )
      }
    >
      {ranges.map((range) => (
        <Line key={range.kind} entry={range} structure={structure} />
      ))}
    </ProgressCard>
  );
}

interface ProgressCardProps {
  title: string;
  studentId: string;
  more?: ReactNode;
  children: ReactNode;
}

function ProgressCard({ title, studentId, more, children }: ProgressCardProps) {
  const { t } = useTranslation('progress');
  return (
    <PartCard
      title={title}
      action={
        <HStack columnGap="4" rowGap="0" flexWrap="wrap">
          {more}
          <TextLink alone to={places.student(studentId)}>
            {t('map.map')}
          </TextLink>
        </HStack>
      }
    >
      <List marginBlock="-3">{children}</List>
    </PartCard>
  );
}

interface LineProps {
  entry: Range & { kind: Kind };
  structure: Structure;
  children?: ReactNode;
}

function Line({ entry, structure, children }: LineProps) {
  const { t } = useTranslation('progress');
  return (
    <RuledItem>
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" color="fg.muted">
          {t(`kind.${entry.kind}`)}
        </Text>
        <MushafLink structure={structure} range={entry} />
        {children}
      </Box>
    </RuledItem>
  );
}

/** The result of a recitation: the quality, then the mistakes with their kinds, and the teacher's note. */
function MarksOf({ entry }: { entry: ClassEntry }) {
  const { t } = useTranslation('progress');
  const { quality, mistakes, hesitations, tags, note } = entry;
  const about = tags.map((tag) => t(`tag.${tag}`)).join(t('handOver.comma'));
  const marks = [
    t(`quality.${quality}`),
    mistakes > 0 && t('class.counted', { what: t('part.mistakes'), count: mistakes }),
    hesitations > 0 && t('class.counted', { what: t('part.hesitations'), count: hesitations }),
    about,
  ];
  return (
    <>
      <Text fontSize="sm">{marks.filter(Boolean).join(' · ')}</Text>
      {note && (
        <Text dir="auto" textAlign="start" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {note}
        </Text>
      )}
    </>
  );
}

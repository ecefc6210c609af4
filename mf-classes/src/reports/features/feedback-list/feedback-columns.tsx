import { localeOf } from '@academy/shared-auth';
import { Box, Span } from '@academy/shared-ui';
import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Answered } from '#/reports/api/feedback.ts';

/** Somebody must deal with feedback that has this score or a lower one (C24). */
const LOW = 2;

/** Whether somebody must deal with the feedback. */
export const isLow = ({ score, handledAt }: Answered): boolean => score <= LOW && handledAt === null;

export function useFeedbackColumns(): Column<Answered>[] {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const tone = (row: Answered) => (row.score > LOW ? 'neutral' : row.handledAt ? 'success' : 'danger');
  const score = (row: Answered) => t('feedback.list.of', { score: number.format(row.score), most: number.format(5) });
  const source = ({ answeredBy, occasion }: Answered) =>
    t(`feedback.list.source.${occasion}`, { name: isolated(answeredBy.name) });
  return [
    { id: 'student', header: t('column.student'), kind: 'person', value: (row) => row.student },
    {
      id: 'score',
      header: t('feedback.column.score'),
      kind: 'badge',
      value: (row) => ({ label: score(row), tone: tone(row) }),
    },
    {
      id: 'words',
      header: t('feedback.column.words'),
      kind: 'node',
      inRow: 'below',
      value: (row) => <Words words={row.words} source={source(row)} />,
      text: (row) => row.words ?? source(row),
    },
    { id: 'teacher', header: t('column.teacher'), kind: 'person', value: (row) => row.teacher },
    { id: 'createdAt', header: t('feedback.column.at'), kind: 'text', value: (row) => times.day(row.createdAt) },
    { id: 'handledBy', header: t('feedback.column.handledBy'), kind: 'person', value: (row) => row.handledBy },
  ];
}

/** The full comment, on as many lines as it needs; below it, who gave it and when the question was asked. */
const Words = ({ words, source }: { words: string | null; source: string }) => (
  <Box
    paddingBlock={{ base: '1', md: '2' }}
    whiteSpace="pre-line"
    overflowWrap="anywhere"
    css={{ 'td &': { minWidth: '15rem' } }}
  >
    {words && (
      <Span display="block" dir="auto" color="fg">
        {words}
      </Span>
    )}
    <Span display="block" color="fg.subtle" fontSize="xs">
      {source}
    </Span>
  </Box>
);

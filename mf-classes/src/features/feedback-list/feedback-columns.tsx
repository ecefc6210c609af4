import { localeOf, useTranslation } from '@academy/shared-auth';
import type { Column } from '@academy/shared-ui/list';
import type { Answered } from '#/api/feedback.ts';

/** An answer with this score or a lower one needs somebody who looks after it (C24). */
const LOW = 2;

/** Whether the answer needs somebody who looks after it. */
export const isLow = ({ score, handledAt }: Answered): boolean => score <= LOW && handledAt === null;

export function useFeedbackColumns(): Column<Answered>[] {
  const { t, i18n } = useTranslation('classes');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const tone = (row: Answered) => (row.score > LOW ? 'neutral' : row.handledAt ? 'success' : 'danger');
  const score = (row: Answered) => t('feedback.list.of', { score: number.format(row.score), most: number.format(5) });
  return [
    { id: 'student', header: t('column.student'), kind: 'person', value: (row) => row.student },
    { id: 'teacher', header: t('column.teacher'), kind: 'person', value: (row) => row.teacher },
    {
      id: 'score',
      header: t('feedback.column.score'),
      kind: 'badge',
      value: (row) => ({ label: score(row), tone: tone(row) }),
    },
    { id: 'words', header: t('feedback.column.words'), value: (row) => row.words },
    { id: 'answeredBy', header: t('feedback.column.by'), kind: 'person', value: (row) => row.answeredBy },
    {
      id: 'occasion',
      header: t('feedback.column.occasion'),
      hideInCards: true,
      value: ({ occasion }) => (occasion === 'other' ? null : t(`feedback.occasion.${occasion}`)),
    },
    { id: 'createdAt', header: t('feedback.column.at'), kind: 'date', value: (row) => row.createdAt },
    { id: 'handledBy', header: t('feedback.column.handledBy'), kind: 'person', value: (row) => row.handledBy },
  ];
}

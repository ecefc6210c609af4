import { Span, TextLink, UserName } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { AttentionItem, AttentionLine } from '#/home/api/home.ts';

const ofTeachers: readonly AttentionLine['kind'][] = [
  'absent_teachers',
  'overdue_reports',
  'unmarked_work',
  'documents_missing',
];

/** One item of a line, with a link to the page that fixes it. */
export function AttentionEntry({ kind, item }: { kind: AttentionLine['kind']; item: AttentionItem }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const { class_id, series_id, student, teacher } = item;
  const isOfTeacher = ofTeachers.includes(kind);
  const [first, second] = isOfTeacher ? [teacher, student] : [student, teacher];
  const ofStudent = student && places.person('student', student.id);
  const ofSeries = series_id && places.seriesOf(series_id);
  const ofTeacher =
    kind === 'documents_missing' && teacher ? `${places.person('teacher', teacher.id)}?tab=documents` : null;
  const ofKind = kind === 'low_feedback' ? places.lowFeedback : ofTeacher;
  const to = ofKind ?? (class_id ? places.classOf(class_id) : ofSeries || ofStudent);
  if (!first || !to) return null;
  return (
    <>
      <TextLink reach to={to}>
        <UserName>{first.name}</UserName>
      </TextLink>
      {second && (
        <Span color="fg.muted">
          {' '}
          {t('home.attention.with')} <UserName>{second.name}</UserName>
        </Span>
      )}
      {kind === 'makeups_ending' && item.starts_at && (
        <Span color="fg.muted">
          {' '}
          {t('home.attention.until', { when: `\u2068${moment(Date.parse(item.starts_at))}\u2069` })}
        </Span>
      )}
      {kind === 'without_teacher' && item.starts_at && (
        <Span color="fg.muted">
          {' '}
          {t('home.attention.since', { when: `\u2068${moment(Date.parse(item.starts_at))}\u2069` })}
        </Span>
      )}
    </>
  );
}

import { Badge } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Exam } from '#/api/exams.ts';

/** The result in the academy's words, with its tone. */
export function ResultBadge({
  exam: { status, result, isPassed },
}: {
  exam: Pick<Exam, 'status' | 'result' | 'isPassed'>;
}) {
  const { t } = useTranslation('progress');
  if (result === null) return <Badge tone="neutral">{t(`exam.status.${status}`)}</Badge>;
  return <Badge tone={isPassed ? 'success' : 'warning'}>{t(`quality.${result}`)}</Badge>;
}

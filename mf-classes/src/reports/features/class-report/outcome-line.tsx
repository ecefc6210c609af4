import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { Attendance, ClassDetail } from '#/class/api/class-schema.ts';
import { useMakeUpsText } from '#/class/components/make-ups/use-make-ups-text.ts';

interface OutcomeLineProps {
  detail: Pick<ClassDetail, 'outcomes' | 'remaining_classes' | 'makeups' | 'teacher'>;
  attendance: Attendance | null;
}

/** Shows the effect of saving (D24), and the student's make-ups (D103). */
export function OutcomeLine({ detail, attendance }: OutcomeLineProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const makeUps = useMakeUpsText()(detail.makeups ?? []);
  const outcome = attendance && detail.outcomes?.[attendance];
  const { remaining_classes: remaining, teacher } = detail;
  const said: string[] = [];
  if (outcome && remaining !== null) {
    const after = outcome.remaining_after;
    const left = after < 0 ? t('report.outcome.owes', { count: -after }) : t('report.outcome.left', { count: after });
    said.push(t('report.outcome.credit', { used: t('report.outcome.used', { count: remaining - after }), left }));
  }
  if (outcome) {
    const whom = teacher.id === viewer.id ? 'you' : 'teacher';
    said.push(t(`report.outcome.${whom}.${outcome.teacher_paid ? 'paid' : 'unpaid'}`));
  }
  if (makeUps) said.push(`${makeUps}.`);
  return (
    <Text role="status" fontSize="sm" color="fg.muted">
      {said.length > 0 ? said.join(' ') : t('report.outcome.none')}
    </Text>
  );
}

import { CalendarXIcon, CheckIcon, StarIcon, UserXIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { CardChoice, type CardOption } from '#/base/components/card-choice.tsx';
import { countdownText } from '#/base/components/time/time-text.ts';
import { useNow } from '#/base/components/time/use-now.ts';
import { type Attendance, attendances, type Outcome } from '#/class/api/class-schema.ts';

const icons = {
  presence: <CheckIcon size={20} />,
  trial: <StarIcon size={20} />,
  absence_student: <UserXIcon size={20} />,
  absence_teacher: <CalendarXIcon size={20} />,
};

interface AttendanceChoiceProps {
  value: Attendance | null;
  onChange: (attendance: Attendance) => void;
  outcomes: Readonly<Record<string, Outcome>>;
  error: string | undefined;
  disabled: boolean;
}

/**
 * The time in ms from which the attendance can be chosen: 0 if the API allows it now; an absence of the student 15
 * minutes after the start (D25).
 */
const opensAt = ({ allowed, from }: Outcome): number =>
  allowed ? 0 : from ? Date.parse(from) : Number.POSITIVE_INFINITY;

/** The attendance as four choices that are large enough for a thumb. */
export function AttendanceChoice({ value, onChange, outcomes, error, disabled }: AttendanceChoiceProps) {
  const { t } = useTranslation('classes');
  const opening = (attendance: Attendance) => {
    const outcome = outcomes[attendance];
    return outcome ? opensAt(outcome) : 0;
  };
  const now = useNow(attendances.some((attendance) => opening(attendance) > Date.now()));
  const optionOf = (attendance: Attendance): CardOption<Attendance> => {
    const left = opening(attendance) - now;
    const wait = left > 0 && Number.isFinite(left) ? countdownText(left) : null;
    return {
      value: attendance,
      label: t(`attendance.${attendance}`),
      icon: icons[attendance],
      disabled: disabled || left > 0,
      note: wait && t('report.attendance.opensIn', { wait }),
    };
  };
  return (
    <CardChoice
      label={t('report.attendance.label')}
      options={attendances.map(optionOf)}
      value={value}
      onChange={onChange}
      icons="above"
      error={error}
    />
  );
}

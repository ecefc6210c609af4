import { BookOpenIcon, CheckIcon, RotateCwIcon, StarIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardChoice } from '#/base/components/card-choice.tsx';
import { type Grade, grades } from '#/library/api/hand-ins.ts';

const icons: Record<Grade, ReactNode> = {
  excellent: <StarIcon size={20} />,
  good: <CheckIcon size={20} />,
  needs_practice: <BookOpenIcon size={20} />,
  again: <RotateCwIcon size={20} />,
};

interface GradeChoiceProps {
  value: Grade | null;
  onChange: (grade: Grade) => void;
  error: string | undefined;
}

/** The academy's four grades, as large buttons. */
export function GradeChoice({ value, onChange, error }: GradeChoiceProps) {
  const { t } = useTranslation('classes');
  return (
    <CardChoice
      label={t('handIns.mark.grade')}
      options={grades.map((grade) => ({ value: grade, label: t(`handIns.grade.${grade}`), icon: icons[grade] }))}
      value={value}
      onChange={onChange}
      icons="beside"
      error={error}
    />
  );
}

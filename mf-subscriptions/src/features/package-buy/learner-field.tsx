import { useTranslation } from '@academy/shared-auth';
import { SelectField } from '@academy/shared-ui';
import type { useLearner } from './use-learner.ts';

interface LearnerFieldProps {
  learner: ReturnType<typeof useLearner>;
  /** The purchase was tried without a choice. */
  isMissing: boolean;
  onChange: (id: string) => void;
}

/** Chooses who is to learn; nothing for viewers who buy for themselves. */
export function LearnerField({ learner: { options, chosen, studentId }, isMissing, onChange }: LearnerFieldProps) {
  const { t } = useTranslation('subscriptions');
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('buy.for.label')}
      options={chosen === '' ? [{ value: '', label: t('buy.for.choose') }, ...options] : options}
      value={chosen}
      error={isMissing && studentId === undefined ? t('buy.for.required') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

import { SelectField, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChildForm } from './child-form.tsx';
import { NEW_CHILD, type useLearner } from './use-learner.ts';

interface LearnerFieldProps {
  learner: ReturnType<typeof useLearner>;
  /** The purchase was tried without a choice. */
  isMissing: boolean;
  onChange: (id: string) => void;
}

/** Chooses who is to learn, or adds a child; nothing for viewers who can only buy for themselves. */
export function LearnerField({ learner, isMissing, onChange }: LearnerFieldProps) {
  const { t } = useTranslation('subscriptions');
  const { isAdding, setAdding, options, chosen, studentId, becomesStudent } = learner;
  if (options.length === 0) return null;
  const choose = (value: string) => {
    setAdding(value === NEW_CHILD);
    if (value !== NEW_CHILD) onChange(value);
  };
  return (
    <Stack gap="3">
      <SelectField
        label={t('buy.for.label')}
        options={chosen === '' && !isAdding ? [{ value: '', label: t('buy.for.choose') }, ...options] : options}
        value={isAdding ? NEW_CHILD : chosen}
        error={isMissing && !isAdding && studentId === undefined ? t('buy.for.required') : undefined}
        onChange={(event) => choose(event.target.value)}
      />
      {isAdding && (
        <ChildForm
          isMissing={isMissing}
          onAdded={(id) => {
            onChange(id);
            setAdding(false);
          }}
        />
      )}
      {becomesStudent && !isAdding && (
        <Text color="fg.muted" role="status">
          {t('buy.for.student')}
        </Text>
      )}
    </Stack>
  );
}

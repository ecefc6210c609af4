import { CheckboxField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeCheck } from '#/class/api/schedule.ts';
import { useMakeUpsText } from '#/class/components/make-ups/use-make-ups-text.ts';
import type { ClassValues } from './class-form-schema.ts';

interface UseMakeUpProps {
  entry: EntryFormState<ClassValues>;
  makeUps: readonly { id: string; until: string }[];
}

/** A make-up belongs to one student, and another class may use it: one that is no longer offered is deselected. */
export function useOfferedMakeUp({ form }: EntryFormState<ClassValues>, check: TimeCheck | null): void {
  const { setValue, clearErrors, watch } = form;
  const [student, chosen] = watch(['student_id', 'makeupId']);
  const studentId = student?.value ?? '';
  const former = useRef(studentId);
  const isGone = Boolean(chosen && check && !check.makeups?.some(({ id }) => id === chosen));
  useEffect(() => {
    const isOther = former.current !== '' && former.current !== studentId;
    former.current = studentId;
    if (!chosen || !(isOther || isGone)) return;
    setValue('makeupId', '', { shouldDirty: true });
    clearErrors('makeupId');
  }, [studentId, chosen, isGone, setValue, clearErrors]);
}

/** D103: whether a new class makes up for one that did not take place; it uses the make-up that ends first. */
export function UseMakeUp({ entry, makeUps }: UseMakeUpProps) {
  const { t } = useTranslation('classes');
  const textOf = useMakeUpsText();
  const { form } = entry;
  const chosen = form.watch('makeupId');
  const [first] = makeUps;
  if (chosen === null || !first) return null;
  return (
    <CheckboxField
      label={t('requests.useMakeUp')}
      help={textOf(makeUps) ?? ''}
      checked={chosen === first.id}
      error={entry.errorAt('makeupId')}
      onChange={({ target }) => form.setValue('makeupId', target.checked ? first.id : '', { shouldDirty: true })}
    />
  );
}

import { useTranslation } from '@academy/shared-auth';
import { CheckboxField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useMakeUpsText } from '#/components/requests/make-ups-text.tsx';
import type { ClassValues } from './class-form-schema.ts';

interface UseMakeUpProps {
  entry: EntryFormState<ClassValues>;
  makeUps: readonly { id: string; until: string }[];
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
      error={form.formState.errors.makeupId?.message}
      onChange={({ target }) => form.setValue('makeupId', target.checked ? first.id : '', { shouldDirty: true })}
    />
  );
}

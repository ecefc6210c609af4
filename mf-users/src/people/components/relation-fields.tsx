import { Stack } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '#/base/components/choice-cards.tsx';
import { personChoice } from '#/base/components/people/person-choice.ts';
import { relationKinds } from '#/people/api/relations.ts';
import type { RelationValues } from './relation-schema.ts';

/** The two people of a relation, and the access that it gives the relative (D8). */
export function RelationFields({ entry }: { entry: EntryFormState<RelationValues> }) {
  const { t } = useTranslation('users');
  const kinds = relationKinds.map((kind) => ({
    value: kind,
    label: t(`relations.kind.${kind}`),
    help: t(`relations.sees.${kind}`),
  }));
  return (
    <Stack gap="5">
      <Controller
        control={entry.form.control}
        name="user_id"
        render={({ field }) => (
          <ComboboxField
            {...field}
            label={t('relations.form.student')}
            placeholder={t('relations.form.search')}
            error={entry.errorAt('user_id')}
            query={personChoice('student')}
          />
        )}
      />
      <Controller
        control={entry.form.control}
        name="related_user_id"
        render={({ field }) => (
          <ComboboxField
            {...field}
            label={t('relations.form.relative')}
            placeholder={t('relations.form.search')}
            help={t('relations.form.relativeHelp')}
            error={entry.errorAt('related_user_id')}
            query={personChoice(null)}
          />
        )}
      />
      <ChoiceCards label={t('relations.form.kind')} options={kinds} {...entry.field('relationship_type')} />
    </Stack>
  );
}

import { requestKeys, useLanguage } from '@academy/shared-auth';
import { Button, CheckboxField, SelectField, TextField, toast } from '@academy/shared-ui';
import {
  Controller,
  EntryForm,
  type EntryFormState,
  FormSection,
  useEntryForm,
  useFieldArray,
} from '@academy/shared-ui/forms';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Curriculum, createCurriculum, saveCurriculum, stepQueries } from '#/api/steps.ts';
import { places } from '#/components/places.ts';
import { type CurriculumValues, curriculumFormSchema, newLevel, valuesOf } from './curriculum-schema.ts';
import { LevelFields } from './level-fields.tsx';

/** Title, subject and the levels with their steps; without a curriculum a new one is added. */
export function CurriculumForm({ curriculum }: { curriculum?: Curriculum }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  /** Kept, so that steps that were rejected are sent to the same one again. */
  const made = useRef<Pick<Curriculum, 'id' | 'version'> | undefined>(curriculum);
  const entry = useEntryForm({
    namespace: 'progress',
    schema: curriculumFormSchema,
    defaults: valuesOf(curriculum),
    draft: curriculum ? undefined : 'curriculum',
    whole: { outdated: 'curricula.problem.outdated' },
    paths: { 'title.en': 'titleEn', 'title.ar': 'titleAr' },
    send: async (fields) => {
      made.current ??= await createCurriculum(fields, keyFor(fields));
      await saveCurriculum(made.current, fields);
      await client.invalidateQueries({ queryKey: stepQueries.all() });
    },
    onSaved: () => toast.success(t(curriculum ? 'curricula.edited' : 'curricula.added')),
  });
  const { fields: levels, append, remove, move } = useFieldArray({ control: entry.form.control, name: 'levels' });
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(curriculum ? 'curricula.save' : 'curricula.add')}
      savedTo={places.curricula}
      cancelTo={places.curricula}
    >
      <AboutFields entry={entry} />
      {curriculum && (
        <CheckboxField
          label={t('curricula.field.retired')}
          help={t('curricula.help.retired')}
          {...entry.form.register('retired')}
        />
      )}
      {levels.map(({ id }, index) => (
        <LevelFields
          key={id}
          entry={entry}
          index={index}
          count={levels.length}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button variant="outline" alignSelf="flex-start" onClick={() => append(newLevel)}>
        <PlusIcon aria-hidden />
        {t('curricula.level.add')}
      </Button>
    </EntryForm>
  );
}

function AboutFields({ entry }: { entry: EntryFormState<CurriculumValues> }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { data: subjects = [] } = useQuery(stepQueries.subjects());
  return (
    <FormSection title={t('curricula.about')} columns={2}>
      <TextField label={t('curricula.field.titleEn')} dir="ltr" {...entry.field('titleEn')} />
      <TextField label={t('curricula.field.titleAr')} dir="rtl" {...entry.field('titleAr')} />
      <Controller
        control={entry.form.control}
        name="subject"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('curricula.field.subject')}
            placeholder={t('curricula.choose')}
            error={entry.errorAt('subject')}
            options={subjects.map(({ key, name }) => ({ value: key, label: name[language] }))}
          />
        )}
      />
    </FormSection>
  );
}

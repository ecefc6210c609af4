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
import { ErrorGroup, useSaid } from '@academy/shared-ui/rows';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Curriculum,
  createCurriculum,
  type HeldCurriculum,
  saveAbout,
  saveSteps,
  stepQueries,
} from '#/api/steps.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { type CurriculumValues, curriculumFormSchema, levelTitle, newLevel, valuesOf } from './curriculum-schema.ts';
import { LevelFields } from './level-fields.tsx';

/** Title, subject and the levels with their steps; without a curriculum a new one is added. */
export function CurriculumForm({ curriculum }: { curriculum?: Curriculum }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  /** Kept, so that steps that were rejected are sent to the same one again. */
  const made = useRef<HeldCurriculum | undefined>(curriculum);
  const reread = () => client.invalidateQueries({ queryKey: stepQueries.all() });
  const entry = useEntryForm({
    namespace: 'progress',
    schema: curriculumFormSchema,
    defaults: valuesOf(curriculum),
    draft: curriculum ? undefined : 'curriculum',
    whole: { outdated: 'curricula.problem.outdated' },
    paths: { 'title.en': 'titleEn', 'title.ar': 'titleAr' },
    send: async (fields) => {
      try {
        made.current ??= await createCurriculum(fields, keyFor(fields));
        made.current = await saveAbout(made.current, fields);
        await saveSteps(made.current, fields.steps);
      } catch (error) {
        // The title may be saved already. Not awaited: without a connection it would hide the error.
        void reread();
        throw error;
      }
      await reread();
    },
    onSaved: () => toast.success(t(curriculum ? 'curricula.edited' : 'curricula.added')),
  });
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
      <Levels entry={entry} />
    </EntryForm>
  );
}

/** The levels in order. Screen readers hear of moves; after a removal the focus is at the button that adds. */
function Levels({ entry }: { entry: EntryFormState<CurriculumValues> }) {
  const { t } = useTranslation('progress');
  const { said, say } = useSaid();
  const language = useLanguage();
  const adding = useRef<HTMLButtonElement>(null);
  const { control, getFieldState, getValues } = entry.form;
  const { fields: levels, append, remove, move } = useFieldArray({ control, name: 'levels' });
  const problem = getFieldState('levels').error;
  const message = problem?.message ?? problem?.root?.message;
  const moveTo = (index: number, to: number) => {
    const name = levelTitle(getValues(`levels.${index}`), language);
    move(index, to);
    const what = name ? isolated(name) : t('curricula.level.unnamed', { number: index + 1 });
    say(t('curricula.moved', { what, number: to + 1 }));
  };
  const removeAt = (index: number) => {
    remove(index);
    adding.current?.focus();
  };
  return (
    <ErrorGroup label={t('curricula.column.levels')} error={message && t(message)}>
      {levels.map(({ id }, index) => (
        <LevelFields
          key={id}
          entry={entry}
          index={index}
          count={levels.length}
          onMove={(to) => moveTo(index, to)}
          onRemove={() => removeAt(index)}
          onSaid={say}
        />
      ))}
      {said}
      <Button ref={adding} variant="outline" alignSelf="flex-start" onClick={() => append(newLevel)}>
        <PlusIcon aria-hidden />
        {t('curricula.level.add')}
      </Button>
    </ErrorGroup>
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

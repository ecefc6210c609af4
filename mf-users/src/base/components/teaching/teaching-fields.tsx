import { Box, SelectField } from '@academy/shared-ui';
import { Controller, type EntryFormState } from '@academy/shared-ui/forms';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../choice-chips.tsx';
import { useTeachingWords } from './use-teaching-words.ts';

interface TeachingFieldsProps<Values extends FieldValues> {
  /** The control of a form with `gender`, `languages`, `subjects` and `learners`. */
  entry: EntryFormState<Values>;
  /** The languages that are stored. */
  languages: readonly string[];
  hint?: string;
}

/** The properties of a teacher that families can wish (D107), for a section of two columns. */
export function TeachingFields<Values extends FieldValues>({ entry, languages, hint }: TeachingFieldsProps<Values>) {
  const { t } = useTranslation('users');
  const words = useTeachingWords();
  const [known] = useState(languages);
  const hinted = hint ? { hint } : {};
  const chips = (name: 'languages' | 'subjects' | 'learners', options: readonly { value: string; label: string }[]) => (
    <Box gridColumn="1 / -1">
      <Controller
        control={entry.form.control}
        name={name as Path<Values>}
        render={({ field }) => (
          <ChoiceChips label={t(`teaching.${name}.label`)} {...hinted} options={options} {...field} />
        )}
      />
    </Box>
  );
  return (
    <>
      <Box gridColumnStart={{ md: '1' }}>
        <Controller
          control={entry.form.control}
          name={'gender' as Path<Values>}
          render={({ field }) => (
            <SelectField
              label={t('teaching.gender.label')}
              {...hinted}
              placeholder={t('teaching.gender.none')}
              options={words.genders}
              {...field}
            />
          )}
        />
      </Box>
      {chips('subjects', words.subjects)}
      {chips('learners', words.learners)}
      {chips('languages', words.languages(known))}
    </>
  );
}

import { requestKeys } from '@academy/shared-auth';
import { titledBy, titlesOf } from '@academy/shared-auth/titles';
import { SelectField, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { subjects } from '#/base/api/subjects.ts';
import { places } from '#/base/components/places.ts';
import { materialTexts } from '#/library/api/material-fields.ts';
import {
  changeMaterial,
  createMaterial,
  type Material,
  type MaterialFields,
  materialQueries,
} from '#/library/api/materials.ts';
import { fileProblem, officeDocuments } from '#/library/components/files/file-rules.ts';
import { UploadProgress } from '#/library/components/files/upload-progress.tsx';
import { fileErrors } from '#/library/components/files/use-upload.ts';
import { StoredFileField } from './stored-file-field.tsx';

const { name, name_ar, ...others } = materialTexts.written.entries;

/** D168: a name in one language is enough. */
const names = v.pipe(
  v.object({ name, name_ar }),
  v.forward(
    v.check((typed) => typed.name + typed.name_ar !== '', 'materials.name.required'),
    ['name'],
  ),
  v.transform(({ name: en, name_ar: arabic }) => {
    const named = titledBy({ en, ar: arabic });
    return { name: named.title, name_ar: named.ar ?? '' };
  }),
);

const schema = v.intersect([
  names,
  v.object({
    ...others,
    file: v.pipe(
      v.custom<File | null>((file) => file === null || file instanceof File),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed && dataset.value && fileProblem(dataset.value, officeDocuments);
        if (problem) addIssue({ message: `files.problem.${problem}` });
      }),
    ),
    removesFile: v.boolean(),
  }),
]);

/** The API's errors about the file itself. */
const fileTexts = Object.fromEntries(fileErrors.map((code) => [`file.${code}`, `files.problem.${code}`]));

function valuesOf(material: Material | undefined) {
  const named = material ? titlesOf({ title: material.name, ar: material.name_ar }) : { en: '', ar: '' };
  return { ...materialTexts.valuesOf(material), name: named.en, name_ar: named.ar };
}

function useMaterialForm(material: Material | undefined) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController | null>(null);
  const entry = useEntryForm({
    namespace: 'classes',
    schema,
    defaults: { ...valuesOf(material), file: null, removesFile: false },
    draft: material ? undefined : 'material',
    send: async (fields: MaterialFields) => {
      setProgress(0);
      const controller = new AbortController();
      running.current = controller;
      const { file, ...about } = fields;
      const key = keyFor([about, file && [file.name, file.size, file.lastModified]]);
      const carrying = { signal: controller.signal, onProgress: setProgress };
      await (material ? changeMaterial(material.id, fields, carrying) : createMaterial(fields, key, carrying));
      await client.invalidateQueries({ queryKey: materialQueries.all() });
    },
    onSaved: () => toast.success(t(material ? 'materials.edited' : 'materials.added')),
    texts: { ...fileTexts, 'file.active_content': 'files.problem.active', file: 'files.problem.office' },
    whole: { 415: 'files.problem.office', 413: 'files.problem.size' },
  });
  return { entry, progress, stop: () => running.current?.abort() };
}

/** A material's texts and file; without a material it adds one. */
export function MaterialForm({ material }: { material?: Material }) {
  const { t } = useTranslation('classes');
  const { entry, progress, stop } = useMaterialForm(material);
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(material ? 'classForm.save' : 'materials.add')}
      savedTo={places.materials}
      cancelTo={places.materials}
    >
      <FormSection columns={2} text={t('materials.name.help')}>
        <TextField label={t('materials.name.en')} lang="en" dir="ltr" {...entry.field('name')} />
        <TextField label={t('materials.name.ar')} lang="ar" dir="rtl" {...entry.field('name_ar')} />
      </FormSection>
      <SelectField
        label={t('materials.subject.label')}
        help={t('materials.subject.help')}
        options={[
          { value: '', label: t('materials.subject.none') },
          ...subjects.map((value) => ({ value, label: t(`materials.subject.${value}`) })),
        ]}
        {...entry.field('subject')}
      />
      <TextAreaField
        label={t('materials.column.content')}
        help={t('materials.content.help')}
        rows={8}
        dir="auto"
        {...entry.field('content')}
      />
      <StoredFileField entry={entry} stored={material?.file ?? null} />
      {entry.isSubmitting && entry.form.getValues('file') && <UploadProgress progress={progress} onStop={stop} />}
    </EntryForm>
  );
}

import { requestKeys, useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { Box, CheckboxField, Grid, TextField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, RestoredDraft, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { BuilderValues } from '#/api/form-fields.ts';
import { changeForm, createForm, type Form, formQueries } from '#/api/forms.ts';
import { places } from '#/components/places.ts';
import { builderSchema, fieldsOf, valuesOf } from './builder-schema.ts';
import { FormPreview } from './form-preview.tsx';
import { OtherVersion } from './other-version.tsx';
import { QuestionList } from './question-list.tsx';
import { useBuilderDraft } from './use-builder-draft.ts';
import { useRevision } from './use-revision.ts';

type Checked = Parameters<typeof fieldsOf>[0];
/** A type that is not chosen yet is rejected by the schema, not by the compiler. */
const schema = builderSchema as unknown as GenericSchema<BuilderValues, Checked>;

/** A form with its questions; without one it is new. */
export function FormBuilder({ form }: { form?: Form }) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [defaults] = useState(() => valuesOf(form));
  const revision = useRevision(form);
  const entry = useEntryForm({
    namespace: 'forms',
    schema,
    defaults,
    whole: { 404: 'builder.gone', 409: 'builder.builtIn', outdated: 'builder.other.text' },
    send: async (checked) => {
      const fields = fieldsOf(checked);
      await (form
        ? revision.save(fields, (own, base) => changeForm(form.id, own, base))
        : createForm(fields, keyFor(fields)));
      await client.invalidateQueries({ queryKey: formQueries.all() });
    },
    onSaved: () => {
      draft.remove();
      toast.success(t(form ? 'builder.edited' : 'builder.added'));
    },
  });
  const draft = useBuilderDraft({ form: entry.form, formId: form?.id, defaults, revision });
  const saveOwn = () => {
    revision.accept();
    void entry.submit();
  };
  const take = (other: Form) => {
    revision.standOn(other.revision);
    draft.begin(valuesOf(other));
    entry.clearRejection();
  };
  return (
    <Grid
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <EntryForm
        entry={entry}
        submitLabel={t(form ? 'builder.save' : 'action.add')}
        savedTo={places.list}
        cancelTo={places.list}
      >
        {revision.other && (
          <OtherVersion
            other={revision.other}
            onSaveOwn={saveOwn}
            onTake={() => revision.other && take(revision.other)}
            isSaving={entry.isSubmitting}
          />
        )}
        {draft.isRestored && <RestoredDraft onDiscard={draft.discard} />}
        <TextField label={t('column.name')} dir="auto" {...entry.field('name')} />
        <CheckboxField label={t('builder.open.label')} help={t('builder.open.help')} {...entry.field('open')} />
        <FormSection title={t('builder.questions')} text={t('builder.hint')}>
          <QuestionList entry={entry} />
        </FormSection>
      </EntryForm>
      <Box position={{ xl: 'sticky' }} insetBlockStart="24">
        <FormPreview entry={entry} />
      </Box>
    </Grid>
  );
}

import { Box, CheckboxField, Grid, TextField } from '@academy/shared-ui';
import { EntryForm, FormSection, RestoredDraft } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { Form } from '#/api/forms.ts';
import { places } from '#/components/places.ts';
import { FormPreview } from './form-preview.tsx';
import { OtherVersion } from './other-version.tsx';
import { QuestionList } from './question-list.tsx';
import { useFormBuilder } from './use-form-builder.ts';

/** A form with its questions; without one it adds a form. */
export function FormBuilder({ form }: { form?: Form }) {
  const { t } = useTranslation('forms');
  const { entry, draft, revision, saveOwn, take } = useFormBuilder(form);
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

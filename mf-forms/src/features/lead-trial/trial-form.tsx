import { requestKeys } from '@academy/shared-auth';
import { Text, TextField, toast } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { Controller, EntryForm, type EntryFormState, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Lead, leadQueries, setTrial } from '#/api/leads.ts';
import { materialChoice, teacherChoice } from '#/api/trial-choices.ts';
import { places } from '#/components/places.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';
import { DocumentsCaution } from './documents-caution.tsx';
import { type TrialValues, trialRejections, trialSchema } from './trial-schema.ts';
import { TrialTime } from './trial-time.tsx';

const initial: TrialValues = {
  ...{ teacherId: null, materialId: null, minutes: '30', startsAt: '', date: '', time: '' },
  ...{ zoomLink: '', studentEmail: '' },
};

function useTrial(lead: Lead) {
  const { t } = useTranslation('forms');
  const { zone } = useLeadWords();
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  return useEntryForm({
    namespace: 'forms',
    schema: trialSchema(zone),
    defaults: initial,
    texts: trialRejections,
    whole: { meeting_authorization_required: 'leads.trial.linkNeeded', 409: 'leads.trial.conflict' },
    send: async (fields) => {
      await setTrial(lead.id, fields, keyFor(fields));
      await client.invalidateQueries({ queryKey: leadQueries.all() });
    },
    onSaved: () => toast.success(t('leads.trial.saved')),
  });
}

/** Teacher, material and time of a trial. */
export function TrialForm({ lead }: { lead: Lead }) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const entry = useTrial(lead);
  const { times, chosenTimes, timezone } = lead;
  const isChild = lead.name !== lead.learner.name || !lead.email;
  const wished = [...chosenTimes.map((at) => words.both(at, timezone)), times].filter(Boolean).join(' · ');
  return (
    <EntryForm
      entry={entry}
      submitLabel={t('leads.setTrial')}
      savedTo={places.lead(lead.id)}
      cancelTo={places.lead(lead.id)}
    >
      {wished && (
        <Text color="fg.muted" dir="auto">
          {t('leads.trial.wished', { times: wished })}
        </Text>
      )}
      <FormSection>
        <TeacherAndMaterial entry={entry} gender={lead.teacherGender} age={lead.learner.age} />
        <TextField label={t('leads.trial.minutes')} inputMode="numeric" dir="ltr" {...entry.field('minutes')} />
        <TrialTime entry={entry} zone={timezone} />
        <TextField
          label={t('leads.trial.link')}
          hint={t('leads.optional')}
          help={t('leads.trial.linkHelp')}
          type="url"
          dir="ltr"
          {...entry.field('zoomLink')}
        />
        {isChild && (
          <TextField
            label={t('leads.trial.email')}
            hint={t('leads.optional')}
            help={t('leads.trial.emailHelp')}
            type="email"
            dir="ltr"
            {...entry.field('studentEmail')}
          />
        )}
      </FormSection>
    </EntryForm>
  );
}

interface TeacherAndMaterialProps {
  entry: EntryFormState<TrialValues>;
  /** The wished gender of the teacher. */
  gender: Lead['teacherGender'];
  age: number;
}

function TeacherAndMaterial({ entry, gender, age }: TeacherAndMaterialProps) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const { control } = entry.form;
  const teacher = entry.form.watch('teacherId');
  return (
    <>
      <Controller
        control={control}
        name="teacherId"
        render={({ field }) => (
          <ComboboxField
            {...field}
            label={t('leads.trial.teacher')}
            help={gender ? t('leads.trial.only', { gender: words.gender(gender) }) : undefined}
            error={entry.errorAt('teacherId')}
            query={teacherChoice(gender)}
          />
        )}
      />
      <DocumentsCaution teacherId={teacher?.value ?? ''} age={age} />
      <Controller
        control={control}
        name="materialId"
        render={({ field }) => (
          <ComboboxField
            {...field}
            label={t('leads.trial.material')}
            error={entry.errorAt('materialId')}
            query={materialChoice}
          />
        )}
      />
    </>
  );
}

import { requestKeys } from '@academy/shared-auth';
import { SelectField, TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, type EntryFormState, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { useTeachingWords } from '#/base/components/teaching/use-teaching-words.ts';
import {
  addEnrolment,
  changeEnrolment,
  type Enrolment,
  type EnrolmentFields,
  endEnrolment,
} from '#/people/api/enrolments.ts';
import { PersonField } from '#/people/components/profile-form/person-field.tsx';
import {
  type EnrolmentValues,
  endSchema,
  enrolmentFormSchema,
  enrolmentPaths,
  enrolmentRejections,
} from './enrolment-schema.ts';
import { useEnrolmentsChanged } from './use-enrolments-changed.ts';

/** What the viewer is about to do. */
export type EnrolmentAct = { kind: 'add' } | { kind: 'edit' | 'end'; enrolment: Enrolment };

interface EnrolmentDialogsProps {
  studentId: string;
  act: EnrolmentAct;
  onClose: () => void;
}

export default function EnrolmentDialogs({ studentId, act, onClose }: EnrolmentDialogsProps) {
  if (act.kind === 'end') return <EndDialog enrolment={act.enrolment} onClose={onClose} />;
  const enrolment = act.kind === 'edit' ? act.enrolment : undefined;
  return <EnrolmentDialog studentId={studentId} enrolment={enrolment} onClose={onClose} />;
}

interface EnrolmentDialogProps {
  studentId: string;
  /** The edited one; without it a new one is added. */
  enrolment: Enrolment | undefined;
  onClose: () => void;
}

/** Adds a subject with a teacher, or changes one. */
function EnrolmentDialog({ studentId, enrolment, onClose }: EnrolmentDialogProps) {
  const { t } = useTranslation('users');
  const changed = useEnrolmentsChanged();
  const [keyFor] = useState(requestKeys);
  const act = enrolment ? 'edit' : 'add';
  const entry = useEntryForm({
    namespace: 'users',
    schema: enrolmentFormSchema({ day: !enrolment, teacher: !enrolment || enrolment.teacher !== null }),
    defaults: {
      subject: enrolment?.subject ?? '',
      teacherId: enrolment?.teacher?.id ?? '',
      day: '',
      agreedMinutes: String(enrolment?.agreedMinutes ?? 30),
    },
    texts: enrolmentRejections,
    paths: enrolmentPaths,
    whole: { conflict: 'enrolment.conflict' },
    send: async (fields: EnrolmentFields) => {
      if (enrolment) await changeEnrolment(enrolment, fields);
      else await addEnrolment(studentId, fields, keyFor(fields));
      await changed();
    },
    onSaved: () => {
      toast.success(t(`enrolment.${act}.done`));
      onClose();
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t(`enrolment.${act}.title`)}
      submitLabel={t(`enrolment.${act}.submit`)}
      onClose={onClose}
    >
      <EnrolmentFieldList entry={entry} enrolment={enrolment} />
    </FormDialog>
  );
}

interface EnrolmentFieldListProps {
  entry: EntryFormState<EnrolmentValues>;
  enrolment: Enrolment | undefined;
}

/** A day is asked for a new subject, and for another teacher. */
function EnrolmentFieldList({ entry, enrolment }: EnrolmentFieldListProps) {
  const { t } = useTranslation('users');
  const words = useTeachingWords();
  const isOther = enrolment !== undefined && entry.form.watch('teacherId') !== (enrolment.teacher?.id ?? '');
  return (
    <>
      <SelectField
        label={t('enrolment.subject.label')}
        placeholder={t('enrolment.subject.choose')}
        options={words.subjects}
        {...entry.field('subject')}
      />
      <Controller
        control={entry.form.control}
        name="teacherId"
        render={({ field }) => (
          <PersonField
            {...field}
            people="teacher"
            label={t('enrolment.teacher.label')}
            known={enrolment?.teacher ?? null}
            error={entry.errorAt('teacherId')}
          />
        )}
      />
      {!enrolment && <DateField label={t('enrolment.since.label')} {...entry.field('day')} />}
      {isOther && <DateField label={t('enrolment.day.label')} help={t('enrolment.day.help')} {...entry.field('day')} />}
      <TextField
        label={t('enrolment.minutes.label')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        {...entry.field('agreedMinutes')}
      />
    </>
  );
}

interface EndDialogProps {
  enrolment: Enrolment;
  onClose: () => void;
}

/** Ends a subject on a day. */
function EndDialog({ enrolment, onClose }: EndDialogProps) {
  const { t } = useTranslation('users');
  const changed = useEnrolmentsChanged();
  const { subjectName } = useTeachingWords();
  const entry = useEntryForm({
    namespace: 'users',
    schema: endSchema,
    defaults: { from: '' },
    texts: enrolmentRejections,
    send: async ({ from }) => {
      await endEnrolment(enrolment.id, from);
      await changed();
    },
    onSaved: () => {
      toast.success(t('enrolment.end.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t('enrolment.end.title', { subject: subjectName(enrolment.subject) })}
      text={t('enrolment.end.text')}
      submitLabel={t('enrolment.end.submit')}
      onClose={onClose}
    >
      <DateField label={t('enrolment.end.label')} {...entry.field('from')} />
    </FormDialog>
  );
}

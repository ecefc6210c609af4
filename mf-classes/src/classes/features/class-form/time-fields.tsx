import { CheckboxField, Stack, Text, TextAreaField } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { TimeCheck } from '#/class/api/schedule.ts';
import { DocumentsCaution } from '#/class/components/documents-caution.tsx';
import {
  type ClockOf,
  Clocks,
  Conflicts,
  DoubledTime,
  MissingTime,
} from '#/class/components/time-check/time-check-panel.tsx';
import type { ClassValues } from './class-form-schema.ts';
import { FreeTimeNote } from './free-time-note.tsx';
import { UseMakeUp } from './use-make-up.tsx';

interface TimeFieldsProps {
  entry: EntryFormState<ClassValues>;
  check: TimeCheck | null;
  /** The student's zone, once a student is chosen. */
  studentZone: string | null;
}

/** Date and time on the author's clock or the student's (D55), with the times on the other clocks. */
export function TimeFields({ entry, check, studentZone }: TimeFieldsProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { form } = entry;
  const inStudentTime = form.watch('in_student_time');
  const zone = inStudentTime && studentZone ? studentZone : times.zone;
  return (
    <FormSection title={t('classForm.section.time')} text={t('classForm.section.timeIn', { city: times.city(zone) })}>
      <FormSection columns={2}>
        <DateField label={t('classForm.date.label')} {...entry.field('date')} />
        <TimeField label={t('classForm.time.label')} {...entry.field('time')} />
      </FormSection>
      {studentZone && studentZone !== times.zone && (
        <CheckboxField
          label={t('classForm.inStudentTime.label')}
          help={t('classForm.inStudentTime.help', { city: times.city(studentZone) })}
          {...form.register('in_student_time')}
        />
      )}
      <FreeTimeNote entry={entry} check={check} studentZone={studentZone} zone={zone} />
      {check && <Checked entry={entry} check={check} zone={zone} />}
    </FormSection>
  );
}

function Checked({ entry, check, zone }: { entry: EntryFormState<ClassValues>; check: TimeCheck; zone: string }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const { form } = entry;
  const [student, teacher, occurrence] = form.watch(['student_id', 'teacher_id', 'occurrence']);
  const inStudentTime = form.watch('in_student_time');
  const clocks: ClockOf[] = [
    check.author && inStudentTime && { name: null, clock: check.author },
    check.student && student && !inStudentTime && { name: student.label, clock: check.student },
    check.teacher && teacher && teacher.value !== viewer.id && { name: teacher.label, clock: check.teacher },
  ].filter((clock): clock is ClockOf => Boolean(clock));
  const set = (wall: { date: string; time: string }) => {
    for (const name of ['date', 'time'] as const) form.setValue(name, wall[name], { shouldDirty: true });
    form.clearErrors(['date', 'time']);
  };
  const { nearest, doubled, conflicts, remaining_classes: remaining } = check;
  return (
    <Stack gap="3">
      {clocks.length > 0 && check.state !== 'does_not_exist' && <Clocks clocks={clocks} />}
      {check.state === 'does_not_exist' && nearest && <MissingTime nearest={nearest} onChoose={set} />}
      {doubled && (
        <DoubledTime
          doubled={doubled}
          value={occurrence}
          zone={zone}
          onChoose={(which) => form.setValue('occurrence', which, { shouldDirty: true })}
        />
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {conflicts.length > 0 && viewer.is('admin', 'super-admin') && <Overlap entry={entry} />}
      <UseMakeUp entry={entry} makeUps={check.makeups ?? []} />
      {check.documents_missing && <DocumentsCaution />}
      {student && remaining !== null && remaining <= 0 && (
        <Caution>
          <Text>{t('classForm.noClassesLeft', { name: isolated(student.label) })}</Text>
        </Caution>
      )}
    </Stack>
  );
}

/** D22: an admin may schedule two classes at one time, with a reason. */
function Overlap({ entry }: { entry: EntryFormState<ClassValues> }) {
  const { t } = useTranslation('classes');
  return (
    <Stack gap="3">
      <CheckboxField label={t('classForm.overlap.allow')} {...entry.form.register('allow_overlap')} />
      {entry.form.watch('allow_overlap') && (
        <TextAreaField label={t('classForm.overlap.reason')} rows={2} {...entry.field('overlap_reason')} />
      )}
    </Stack>
  );
}

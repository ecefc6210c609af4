import { Box, SelectField, TextAreaField, TextField } from '@academy/shared-ui';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { MoreFields } from '#/base/components/more-fields.tsx';
import { attendances } from '#/class/api/class-schema.ts';
import { type ClassValues, SUBSCRIPTION } from './class-form-schema.ts';

interface ContentFieldsProps {
  entry: EntryFormState<ClassValues>;
  /** Whether the class is in the past: then the attendance is a fact (D22). */
  isPast: boolean;
  isTimeOpen: boolean;
  /** Whether a provider makes the meeting unless a link is typed. */
  hasMeeting: boolean;
  /** Whether typing a link would make the class valid. */
  needsLink: boolean;
}

/** The expected or recorded attendance, and the planned or accomplished text. */
export function ContentFields({ entry, isPast, isTimeOpen, ...link }: ContentFieldsProps) {
  const { t } = useTranslation('classes');
  const expected = attendances.filter((attendance) => isPast || !attendance.startsWith('absence'));
  const labelOf = (attendance: (typeof attendances)[number]) =>
    t(isPast ? `attendance.${attendance}` : `classForm.expected.${attendance}`);
  const accomplished = entry.field('accomplished');
  const isPlanMissing = !isPast && accomplished.error && entry.form.getValues('accomplished').trim() === '';
  return (
    <FormSection title={t(isPast ? 'classForm.section.done' : 'classForm.section.plan')}>
      <SelectField
        label={t(isPast ? 'classForm.attendance.past' : 'classForm.attendance.label')}
        options={expected.map((value) => ({ value, label: labelOf(value) }))}
        {...entry.field('attendance')}
      />
      <TextAreaField
        label={t(isPast ? 'column.accomplished' : 'details.plan')}
        placeholder={t('classForm.accomplished.placeholder')}
        rows={2}
        {...accomplished}
        error={isPlanMissing ? t('classForm.accomplished.planRequired') : accomplished.error}
      />
      <TextAreaField label={t('details.notes')} hint={t('form.optional')} rows={2} {...entry.field('notes')} />
      {isTimeOpen && <FoldedFields entry={entry} {...link} />}
    </FormSection>
  );
}

const folded = ['duration', 'title', 'description', 'zoom_link'] as const;

type FoldedProps = Pick<ContentFieldsProps, 'entry' | 'hasMeeting' | 'needsLink'>;

function FoldedFields({ entry, hasMeeting, needsLink }: FoldedProps) {
  const { t } = useTranslation('classes');
  return (
    <Box borderTopWidth="1px" borderColor="border" paddingBlockStart="4">
      <MoreFields
        label={t('classForm.more')}
        isForced={needsLink || folded.some((name) => entry.errorAt(name) !== undefined)}
      >
        <FormSection columns={2}>
          <TextField
            label={t('classForm.duration.label')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...entry.field('duration')}
          />
          <TextField
            label={t('classForm.subscription.label')}
            help={t('classForm.subscription.help')}
            value={SUBSCRIPTION}
            dir="ltr"
            readOnly
          />
        </FormSection>
        <TextField
          label={t('classForm.title.label')}
          help={t('classForm.title.help')}
          hint={t('form.optional')}
          {...entry.field('title')}
        />
        <TextAreaField
          label={t('details.description')}
          hint={t('form.optional')}
          rows={3}
          {...entry.field('description')}
        />
        <TextField
          type="url"
          label={t('classForm.link.label')}
          help={t(hasMeeting ? 'classForm.link.made' : 'classForm.link.help')}
          hint={t('form.optional')}
          {...entry.field('zoom_link')}
        />
      </MoreFields>
    </Box>
  );
}

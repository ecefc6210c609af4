import { useAcademy } from '@academy/shared-auth';
import { Grid, TextAreaField, TextField } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { useTranslation } from 'react-i18next';
import { personChoice } from '#/base/components/choices.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';
import type { DaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { usePersonClock } from '#/timetable/components/days-clock/use-person-clock.ts';
import { PlanDays } from '#/timetable/components/plan-form/plan-days.tsx';
import { typedField } from '#/timetable/components/plan-form/typed-field.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

const twoColumns = {
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** An absence is on its teacher's clock, a closure on the academy's (D97). */
function useClock(kind: TimeOffKind, form: TimeOffForm): DaysClock | null {
  const { id, name, timezone } = useViewer();
  const academyZone = useAcademy(({ zone }) => zone);
  const chosen = usePersonClock(form.isOwn ? undefined : form.typed.teacher?.value);
  if (kind === 'closure') return { zone: academyZone, person: null };
  return form.isOwn ? { zone: timezone, person: { id, name } } : chosen;
}

/** The fields of an absence or a closure. */
export function TimeOffFields({ kind, form }: { kind: TimeOffKind; form: TimeOffForm }) {
  const { t } = useTranslation('classes');
  const clock = useClock(kind, form);
  return (
    <>
      {kind === 'absence' && !form.isOwn && (
        <ComboboxField
          label={t('timesOff.form.teacher')}
          placeholder={t('classForm.teacher.search')}
          value={form.typed.teacher}
          error={form.errorAt('teacher')}
          onChange={(teacher) => form.type({ teacher })}
          query={personChoice('teacher')}
        />
      )}
      {kind === 'closure' && <ClosureFields form={form} />}
      <Grid {...twoColumns}>
        <PlanDays form={form} clock={clock} />
      </Grid>
      {kind === 'absence' && (
        <TextAreaField
          label={t('timesOff.form.reason')}
          hint={t('timesOff.form.optional')}
          maxLength={500}
          {...typedField(form, 'reason')}
        />
      )}
    </>
  );
}

/** The name of a closure in both languages, and its team. */
function ClosureFields({ form }: { form: TimeOffForm }) {
  const { t } = useTranslation('classes');
  return (
    <>
      <Grid {...twoColumns}>
        <TextField label={t('timesOff.form.nameEn')} dir="ltr" lang="en" maxLength={100} {...typedField(form, 'en')} />
        <TextField label={t('timesOff.form.nameAr')} dir="rtl" lang="ar" maxLength={100} {...typedField(form, 'ar')} />
      </Grid>
      <ComboboxField
        label={t('timesOff.form.team')}
        hint={t('timesOff.form.optional')}
        help={t('timesOff.form.teamHelp')}
        placeholder={t('classForm.teacher.search')}
        value={form.typed.team}
        error={form.errorAt('team')}
        onChange={(team) => form.type({ team })}
        query={personChoice('leader')}
      />
    </>
  );
}

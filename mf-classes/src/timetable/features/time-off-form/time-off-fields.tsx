import { useAcademy, useTranslation } from '@academy/shared-auth';
import { Button, FormActions, Grid, Stack, Text, TextAreaField, TextField } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { personChoice } from '#/base/components/choices.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';
import { type DaysClock, useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { usePersonClock } from '#/timetable/components/days-clock/use-person-clock.ts';
import type { TypedName } from './typed-time-off.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

const twoColumns = {
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The value, the error and the change of a typed field. */
const fieldOf = (form: TimeOffForm) => (name: Exclude<TypedName, 'teacher' | 'team'>) => ({
  value: form.typed[name],
  error: form.errorAt(name),
  onChange: ({ target }: { target: { value: string } }) => form.type({ [name]: target.value }),
});

/** An absence is on its teacher's clock, a closure on the academy's (D97). */
function useClock(kind: TimeOffKind, form: TimeOffForm): DaysClock | null {
  const { id, name, timezone } = useViewer();
  const academyZone = useAcademy(({ zone }) => zone);
  const chosen = usePersonClock(form.isOwn ? undefined : form.typed.teacher?.value);
  if (kind === 'closure') return { zone: academyZone, person: null };
  return form.isOwn ? { zone: timezone, person: { id, name } } : chosen;
}

/** The fields of an absence or a closure, and the button that shows its classes. */
export function TimeOffFields({ kind, form }: { kind: TimeOffKind; form: TimeOffForm }) {
  const { t } = useTranslation('classes');
  const { labelOf } = useDaysClock();
  const clock = useClock(kind, form);
  const field = fieldOf(form);
  return (
    <Stack gap="5">
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
        <DateField label={labelOf(t('timesOff.form.from'), clock)} {...field('from')} />
        <DateField label={labelOf(t('timesOff.form.to'), clock)} {...field('to')} />
      </Grid>
      {kind === 'absence' && (
        <TextAreaField
          label={t('timesOff.form.reason')}
          hint={t('timesOff.form.optional')}
          maxLength={500}
          {...field('reason')}
        />
      )}
      {!form.preview && (
        <FormActions>
          <Button type="submit" size="lg" loading={form.isAsking}>
            {t('timesOff.form.ask')}
          </Button>
        </FormActions>
      )}
      {form.preview?.classes.length === 0 && (
        <Text role="status" color="fg.muted">
          {t('timesOff.form.noClasses')}
        </Text>
      )}
    </Stack>
  );
}

/** The name of a closure in both languages, and its team. */
function ClosureFields({ form }: { form: TimeOffForm }) {
  const { t } = useTranslation('classes');
  const field = fieldOf(form);
  return (
    <>
      <Grid {...twoColumns}>
        <TextField label={t('timesOff.form.nameEn')} dir="ltr" lang="en" maxLength={100} {...field('en')} />
        <TextField label={t('timesOff.form.nameAr')} dir="rtl" lang="ar" maxLength={100} {...field('ar')} />
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

import { useAcademy } from '@academy/shared-auth';
import { Box, Grid, SelectField, Text, TextField } from '@academy/shared-ui';
import { ComboboxField, TimeField } from '@academy/shared-ui/combobox';
import { useTranslation } from 'react-i18next';
import { personChoice } from '#/base/components/choices.ts';
import { isMovedToNight } from '#/timetable/components/class-list/night.ts';
import type { DaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { usePersonClock } from '#/timetable/components/days-clock/use-person-clock.ts';
import { PlanDays } from '#/timetable/components/plan-form/plan-days.tsx';
import { PlanFormPage } from '#/timetable/components/plan-form/plan-form-page.tsx';
import { typedField } from '#/timetable/components/plan-form/typed-field.ts';
import { ShiftedClasses } from './shifted-classes.tsx';
import { type ShiftForm, useShiftForm } from './use-shift-form.ts';

/** D99: the days, the size and the classes of a shift, then the new time of each class. */
export default function ShiftFormPage() {
  const { t } = useTranslation('classes');
  const form = useShiftForm();
  const { preview } = form;
  const isWindow = form.typed.direction === 'window';
  return (
    <PlanFormPage
      form={form}
      title={t('shifts.add')}
      context={t('shifts.form.context')}
      noClasses={t(isWindow ? 'shifts.form.noClassesWindow' : 'shifts.form.noClasses')}
      save={t('shifts.form.save')}
      summary={useSummary(form)}
      classes={preview && <ShiftedClasses form={form} preview={preview} />}
    >
      <Fields form={form} />
    </PlanFormPage>
  );
}

/** The numbers above the button: what is moved, and what is in the way of it. */
function useSummary({ preview, missing, stays }: ShiftForm): string[] {
  const { t } = useTranslation('classes');
  if (!preview || preview.classes.length === 0) return [];
  const moving = preview.classes.filter((one) => !one.isMovedByHand && !stays(one));
  const nights = moving.filter(isMovedToNight).length;
  const staying = preview.classes.length - moving.length;
  return [
    t('timesOff.classes', { count: moving.length }),
    t('timesOff.families', { count: preview.families }),
    t('classList.clashes', { count: missing }),
    ...(nights > 0 ? [t('classList.nights', { count: nights })] : []),
    ...(staying > 0 ? [t('classList.staying', { count: staying })] : []),
  ];
}

/** A shift is on the clock of its teacher, or on the academy's (D99). */
function useClock({ typed }: ShiftForm): DaysClock | null {
  const academyZone = useAcademy(({ zone }) => zone);
  const chosen = usePersonClock(typed.whose === 'teacher' ? typed.teacher?.value : undefined);
  return typed.whose === 'teacher' ? chosen : { zone: academyZone, person: null };
}

const pair = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

function Fields({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('classes');
  const clock = useClock(form);
  const isWindow = form.typed.direction === 'window';
  const options = (names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`shifts.form.option.${value}`) }));
  return (
    <>
      <SelectField
        label={t('shifts.form.whose')}
        options={options(['all', 'team', 'teacher'])}
        {...typedField(form, 'whose')}
      />
      <Whose form={form} />
      <Grid gap="4" alignItems="start" gridTemplateColumns={pair}>
        <PlanDays form={form} clock={clock} />
        <SelectField
          label={t('shifts.form.direction')}
          options={options(['earlier', 'later', 'window'])}
          {...typedField(form, 'direction')}
        />
        {!isWindow && (
          <TextField
            label={t('shifts.form.minutes')}
            type="number"
            min={1}
            max={720}
            {...typedField(form, 'minutes')}
          />
        )}
      </Grid>
      {isWindow && (
        <Box>
          <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
            <TimeField label={t('shifts.form.windowFrom')} {...typedField(form, 'windowFrom')} />
            <TimeField label={t('shifts.form.windowTo')} {...typedField(form, 'windowTo')} />
          </Grid>
          <Text fontSize="sm" color="fg.muted" marginBlockStart="2">
            {t('shifts.form.windowText')}
          </Text>
        </Box>
      )}
    </>
  );
}

/** The person whose classes are shifted; null for all classes. */
function Whose({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('classes');
  const { whose } = form.typed;
  if (whose === 'all') return null;
  const role = whose === 'team' ? 'leader' : 'teacher';
  return (
    <ComboboxField
      key={role}
      label={t(`shifts.form.${role}`)}
      placeholder={t(`shifts.form.${role}Search`)}
      value={form.typed[role]}
      error={form.errorAt(role)}
      onChange={(option) => form.type({ [role]: option })}
      query={personChoice(role)}
    />
  );
}

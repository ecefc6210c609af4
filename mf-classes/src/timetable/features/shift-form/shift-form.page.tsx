import { useAcademy, useTranslation } from '@academy/shared-auth';
import {
  Box,
  Button,
  Card,
  FormActions,
  FormError,
  Grid,
  LeaveGuard,
  PageBody,
  PageHeader,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@academy/shared-ui';
import { ComboboxField, TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { personChoice } from '#/base/components/choices.ts';
import { ActBar } from '#/timetable/components/class-list/act-bar.tsx';
import { isMovedToNight } from '#/timetable/components/class-list/night.ts';
import { type DaysClock, useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { usePersonClock } from '#/timetable/components/days-clock/use-person-clock.ts';
import { ShiftedClasses } from './shifted-classes.tsx';
import type { TypedName } from './typed-shift.ts';
import { type ShiftForm, useShiftForm } from './use-shift-form.ts';

/** D99: the days, the size and the classes of a shift, then the new time of each class. */
export default function ShiftFormPage() {
  const { t } = useTranslation('classes');
  const form = useShiftForm();
  const { preview } = form;
  const summary = useSummary(form);
  return (
    <PageBody width="reading">
      <LeaveGuard active={form.isTouched} />
      <PageHeader title={t('shifts.add')} context={t('shifts.form.context')} />
      <Stack gap="6">
        <Card padding="lg">
          <Fields form={form} />
        </Card>
        {preview && <ShiftedClasses form={form} preview={preview} />}
        {form.problem && <FormError>{form.problem}</FormError>}
        {preview && (
          <ActBar summary={summary}>
            <Button disabled={form.missing > 0 || form.isAsking} loading={form.isSaving} onClick={form.save}>
              {t('shifts.form.save')}
            </Button>
          </ActBar>
        )}
      </Stack>
    </PageBody>
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
  const { labelOf } = useDaysClock();
  const clock = useClock(form);
  const field = (name: Exclude<TypedName, 'teacher' | 'leader'>) => ({
    value: form.typed[name],
    error: form.errorAt(name),
    onChange: ({ target }: { target: { value: string } }) => form.type({ [name]: target.value }),
  });
  const isWindow = form.typed.direction === 'window';
  const options = (names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`shifts.form.option.${value}`) }));
  return (
    <Stack gap="5">
      <SelectField label={t('shifts.form.whose')} options={options(['all', 'team', 'teacher'])} {...field('whose')} />
      <Whose form={form} />
      <Grid gap="4" alignItems="start" gridTemplateColumns={pair}>
        <DateField label={labelOf(t('timesOff.form.from'), clock)} {...field('from')} />
        <DateField label={labelOf(t('timesOff.form.to'), clock)} {...field('to')} />
        <SelectField
          label={t('shifts.form.direction')}
          options={options(['earlier', 'later', 'window'])}
          {...field('direction')}
        />
        {!isWindow && (
          <TextField label={t('shifts.form.minutes')} type="number" min={1} max={720} {...field('minutes')} />
        )}
      </Grid>
      {isWindow && (
        <Box>
          <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
            <TimeField label={t('shifts.form.windowFrom')} {...field('windowFrom')} />
            <TimeField label={t('shifts.form.windowTo')} {...field('windowTo')} />
          </Grid>
          <Text fontSize="sm" color="fg.muted" marginBlockStart="2">
            {t('shifts.form.windowText')}
          </Text>
        </Box>
      )}
      {!form.preview && (
        <FormActions>
          <Button size="lg" loading={form.isAsking} onClick={form.ask}>
            {t('timesOff.form.ask')}
          </Button>
        </FormActions>
      )}
      {form.preview?.classes.length === 0 && (
        <Text role="status" color="fg.muted">
          {t(isWindow ? 'shifts.form.noClassesWindow' : 'shifts.form.noClasses')}
        </Text>
      )}
    </Stack>
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

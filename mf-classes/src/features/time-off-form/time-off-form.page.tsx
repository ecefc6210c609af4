import { useTranslation } from '@academy/shared-auth';
import { useLocation } from '@academy/shared-auth/router';
import {
  Button,
  Card,
  chakra,
  FormActions,
  FormError,
  Grid,
  LeaveGuard,
  PageBody,
  PageHeader,
  Stack,
  Text,
  TextAreaField,
  TextField,
} from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import type { TimeOffKind } from '#/api/times-off.ts';
import { personChoice } from '#/components/choices.ts';
import { places } from '#/components/places.ts';
import { ClassDecisions } from './class-decisions.tsx';
import type { TypedName } from './typed-time-off.ts';
import { type TimeOffForm, useTimeOffForm } from './use-time-off-form.ts';

const Form = chakra('form');

/** D97: the days of an absence or a closure, then a decision for each class in them. */
export default function TimeOffFormPage() {
  const { t } = useTranslation('classes');
  const kind = useLocation().pathname.startsWith('/dashboard/closures') ? 'closure' : 'absence';
  const form = useTimeOffForm(kind);
  const { preview } = form;
  return (
    <PageBody width="reading">
      <LeaveGuard active={form.isTouched} />
      <PageHeader
        title={t(`timesOff.${kind}.add`)}
        context={t(`timesOff.${kind}.context`)}
        via={[{ label: t('timesOff.title'), to: places.timesOff }]}
      />
      <Form noValidate onSubmit={form.submit}>
        <Stack gap="6">
          <Card padding="lg">
            <Days kind={kind} form={form} />
          </Card>
          {preview && <ClassDecisions form={form} preview={preview} />}
          {form.problem && <FormError>{form.problem}</FormError>}
          {preview && (
            <FormActions>
              <Button type="submit" size="lg" disabled={form.missing > 0} loading={form.isSaving}>
                {t(`timesOff.${kind}.save`)}
              </Button>
            </FormActions>
          )}
        </Stack>
      </Form>
    </PageBody>
  );
}

const twoColumns = {
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Days({ kind, form }: { kind: TimeOffKind; form: TimeOffForm }) {
  const { t } = useTranslation('classes');
  const field = (name: Exclude<TypedName, 'teacher' | 'team'>) => ({
    value: form.typed[name],
    error: form.errorAt(name),
    onChange: ({ target }: { target: { value: string } }) => form.type({ [name]: target.value }),
  });
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
      {kind === 'closure' && (
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
      )}
      <Grid {...twoColumns}>
        <DateField label={t('timesOff.form.from')} {...field('from')} />
        <DateField label={t('timesOff.form.to')} {...field('to')} />
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

import { useTranslation } from '@academy/shared-auth';
import { useLocation } from '@academy/shared-auth/router';
import { Button, Card, chakra, FormError, LeaveGuard, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { ActBar } from '#/timetable/components/class-list/act-bar.tsx';
import { ClassDecisions } from './class-decisions.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { type TimeOffForm, useTimeOffForm } from './use-time-off-form.ts';

const Form = chakra('form');

/** The numbers above the button: what is saved, and what is still to be decided. */
function useSummary({ preview, missing, errorOf }: TimeOffForm): string[] {
  const { t } = useTranslation('classes');
  if (!preview || preview.classes.length === 0) return [];
  const clashes = preview.classes.filter((one) => errorOf(one)).length;
  return [
    t('timesOff.classes', { count: preview.classes.length }),
    t('timesOff.families', { count: preview.families }),
    ...(clashes > 0 ? [t('classList.clashes', { count: clashes })] : []),
    t('timesOff.form.missing', { count: missing }),
  ];
}

/** D97: the days of an absence or a closure, then a decision for each class in them. */
export default function TimeOffFormPage() {
  const { t } = useTranslation('classes');
  const kind = useLocation().pathname.startsWith('/dashboard/closures') ? 'closure' : 'absence';
  const form = useTimeOffForm(kind);
  const { preview } = form;
  const summary = useSummary(form);
  return (
    <PageBody width="reading">
      <LeaveGuard active={form.isTouched} />
      <PageHeader title={t(`timesOff.${kind}.add`)} context={t(`timesOff.${kind}.context`)} />
      <Form noValidate onSubmit={form.submit}>
        <Stack gap="6">
          <Card padding="lg">
            <TimeOffFields kind={kind} form={form} />
          </Card>
          {preview && <ClassDecisions form={form} preview={preview} />}
          {form.problem && <FormError>{form.problem}</FormError>}
          {preview && (
            <ActBar summary={summary}>
              <Button type="submit" disabled={form.missing > 0} loading={form.isSaving}>
                {t(`timesOff.${kind}.save`)}
              </Button>
            </ActBar>
          )}
        </Stack>
      </Form>
    </PageBody>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { useLocation } from '@academy/shared-auth/router';
import {
  Button,
  Card,
  chakra,
  FormActions,
  FormError,
  LeaveGuard,
  PageBody,
  PageHeader,
  Stack,
} from '@academy/shared-ui';
import { places } from '#/components/places.ts';
import { ClassDecisions } from './class-decisions.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { useTimeOffForm } from './use-time-off-form.ts';

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
            <TimeOffFields kind={kind} form={form} />
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

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
  Text,
} from '@academy/shared-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActBar } from '../class-list/act-bar.tsx';

/** What the page of a plan over days needs of its form. */
interface PlanForm {
  /** The classes of these days, once they were asked for. */
  preview: { classes: readonly unknown[] } | undefined;
  isTouched: boolean;
  isAsking: boolean;
  isSaving: boolean;
  /** Whether something keeps it from being saved. */
  isBlocked: boolean;
  /** The error that belongs to no field. */
  problem: string | null;
  /** Shows the classes, and once they are shown, saves. */
  submit: (event: SyntheticEvent) => void;
}

interface PlanFormPageProps {
  form: PlanForm;
  title: string;
  context: string;
  /** Said where these days have no classes. */
  noClasses: string;
  /** The button that saves, and the numbers above it. */
  save: string;
  summary: readonly string[];
  /** The fields. */
  children: ReactNode;
  /** The classes and what happens to each. */
  classes: ReactNode;
}

const Form = chakra('form');

/** The form of a time off or a shift: the days and whom they concern, then each class, then the button that saves. */
export function PlanFormPage({ form, title, context, noClasses, save, summary, children, classes }: PlanFormPageProps) {
  const { t } = useTranslation('classes');
  const { preview } = form;
  return (
    <PageBody width="reading">
      <LeaveGuard active={form.isTouched} />
      <PageHeader title={title} context={context} />
      <Form noValidate onSubmit={form.submit}>
        <Stack gap="6">
          <Card padding="lg">
            <Stack gap="5">
              {children}
              {!preview && (
                <FormActions>
                  <Button type="submit" size="lg" loading={form.isAsking}>
                    {t('timesOff.form.ask')}
                  </Button>
                </FormActions>
              )}
              {preview?.classes.length === 0 && (
                <Text role="status" color="fg.muted">
                  {noClasses}
                </Text>
              )}
            </Stack>
          </Card>
          {classes}
          {form.problem && <FormError>{form.problem}</FormError>}
          {preview && (
            <ActBar summary={summary}>
              <Button type="submit" disabled={form.isBlocked} loading={form.isSaving}>
                {save}
              </Button>
            </ActBar>
          )}
        </Stack>
      </Form>
    </PageBody>
  );
}

import { useTranslation } from '@academy/shared-auth';
import { Stack, TextAreaField } from '@academy/shared-ui';
import { MoreFields } from '#/components/more-fields.tsx';
import { TemplateChips } from './template-chips.tsx';
import type { ReportFormState } from './use-report-form.ts';

interface ReportTextsProps {
  report: Pick<ReportFormState, 'values' | 'field' | 'change'>;
  isBusy: boolean;
}

/** The comment with its templates, what was accomplished, and the notes. */
export function ReportTexts({ report, isBusy }: ReportTextsProps) {
  const { t } = useTranslation('classes');
  const { values, field, change } = report;
  return (
    <>
      <Stack gap="3">
        <TextAreaField
          label={t('report.comment.label')}
          placeholder={t('report.comment.placeholder')}
          rows={4}
          {...field('report')}
        />
        <TemplateChips text={values.report} onChange={(text) => change({ report: text })} disabled={isBusy} />
      </Stack>
      <TextAreaField
        label={t('report.accomplished.label')}
        hint={t('form.optional')}
        rows={2}
        {...field('accomplished')}
      />
      <MoreFields label={t('report.more')}>
        <TextAreaField label={t('report.notes.label')} hint={t('form.optional')} rows={2} {...field('notes')} />
      </MoreFields>
    </>
  );
}

import { Stack, TextAreaField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { MoreFields } from '#/base/components/more-fields.tsx';
import { TemplateChips } from './template-chips.tsx';
import type { ReportFormState } from './use-report-form.ts';

interface TextProps {
  report: Pick<ReportFormState, 'values' | 'field' | 'change'>;
}

/** The comment with its templates. */
export function CommentField({ report: { values, field, change }, isBusy }: TextProps & { isBusy: boolean }) {
  const { t } = useTranslation('classes');
  return (
    <Stack gap="3">
      <TextAreaField
        label={t('report.comment.label')}
        placeholder={t('report.comment.placeholder')}
        rows={4}
        {...field('report')}
      />
      <TemplateChips text={values.report} onChange={(text) => change({ report: text })} disabled={isBusy} />
    </Stack>
  );
}

/** What was accomplished: in a class that goes by a book, its pages. */
export function AccomplishedField({ report: { field }, isOfBook }: TextProps & { isOfBook: boolean }) {
  const { t } = useTranslation('classes');
  return (
    <TextAreaField
      label={t('report.accomplished.label')}
      {...(isOfBook ? { placeholder: t('report.accomplished.book') } : {})}
      hint={t('form.optional')}
      rows={2}
      {...field('accomplished')}
    />
  );
}

export function NotesField({ report: { field } }: TextProps) {
  const { t } = useTranslation('classes');
  return (
    <MoreFields label={t('report.more')}>
      <TextAreaField label={t('report.notes.label')} hint={t('form.optional')} rows={2} {...field('notes')} />
    </MoreFields>
  );
}

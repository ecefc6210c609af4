import { Span } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { submissionQueries } from '#/api/submissions.ts';

const firstPage = { page: 1, perPage: 10, sort: null, q: '', filters: {} };

/** The name of a form, also of a deleted one, from the first page of the list. */
export function FormName({ formId }: { formId: string }) {
  const { t } = useTranslation('forms');
  const { data: form } = useQuery({ ...submissionQueries.list(formId, firstPage), select: (page) => page.form });
  if (!form) return null;
  return (
    <>
      <Span dir="auto">{form.builtIn ? t('builtIn.name') : form.name}</Span>
      {form.deleted && (
        <Span color="fg.subtle" marginInlineStart="2">
          {t('submissions.formDeleted')}
        </Span>
      )}
    </>
  );
}

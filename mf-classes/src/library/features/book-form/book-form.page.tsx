import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { BookForm } from './book-form.tsx';

export default function BookFormPage() {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('books.addTitle')} />
      <BookForm />
    </PageBody>
  );
}

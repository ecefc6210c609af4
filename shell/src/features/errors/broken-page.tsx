import { Button } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { BareLayout } from '#/layout/bare-layout.tsx';
import { ErrorPage } from './error-page.tsx';

/** The last fallback: the shell itself threw. */
export function BrokenPage() {
  const { t } = useTranslation('shell');
  const reload = <Button onClick={() => location.reload()}>{t('errors.reload.action')}</Button>;
  return (
    <BareLayout>
      <ErrorPage title={t('errors.broken.title')} text={t('errors.broken.text')} action={reload} />
    </BareLayout>
  );
}

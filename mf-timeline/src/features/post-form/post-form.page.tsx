import { useSession } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { loadEditor } from '#/components/editor/editor.tsx';
import { ComposerCard } from '#/components/post-form/composer-card.tsx';

export const prefetch = loadEditor;

export default function PostFormPage() {
  const { t } = useTranslation('timeline');
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <PageBody width="reading">
      <PageHeader title={t('form.header.title')} context={t('form.header.context')} />
      <ComposerCard user={user} />
    </PageBody>
  );
}

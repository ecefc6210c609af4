import { useTranslation } from '@academy/shared-auth';
import { EmptyState, TextLink } from '@academy/shared-ui';
import { places } from './places.ts';
import { useViewer } from './use-viewer.ts';

/** A class that is gone, or not for this viewer: which of them is not said. */
export function ClassMissing() {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  return (
    <EmptyState
      title={t('missing.title')}
      text={t('missing.text')}
      action={can('classes.my_classes.read') && <TextLink to={places.list}>{t('missing.back')}</TextLink>}
    />
  );
}

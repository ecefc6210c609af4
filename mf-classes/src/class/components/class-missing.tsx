import { Button, EmptyState } from '@academy/shared-ui';
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';

/** A missing class, deleted or hidden from this viewer: the text does not say which. */
export function ClassMissing() {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  return (
    <EmptyState
      icon={<CalendarXIcon size={22} />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        can('classes.my_classes.read') && (
          <Button asChild variant="outline">
            <Link to={places.list}>{t('missing.back')}</Link>
          </Button>
        )
      }
    />
  );
}

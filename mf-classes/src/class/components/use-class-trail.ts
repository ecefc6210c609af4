import type { TrailStep } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';

/** Breadcrumbs from an action on a class back to its page. */
export function useClassTrail(id: string): TrailStep[] {
  const { t } = useTranslation('classes');
  return [{ label: t('details.title'), to: places.details(id) }];
}

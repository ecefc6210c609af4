import { useTranslation } from '@academy/shared-auth';
import type { TrailStep } from '@academy/shared-ui';
import { places } from '#/components/places.ts';

/** The way back from an action on a class to its page. */
export function useClassTrail(id: string): TrailStep[] {
  const { t } = useTranslation('classes');
  return [{ label: t('details.title'), to: places.details(id) }];
}

import { useTranslation } from '@academy/shared-auth';
import type { Preview } from '#/api/times-off.ts';
import { isolated } from '#/components/isolated.ts';

/** What can be chosen for classes beside a move: to cancel them, or who stands in. */
export function useOptions({ substitutes }: Preview) {
  const { t } = useTranslation('classes');
  return (freeFor: (id: string) => boolean) => [
    { value: 'cancel', label: t('timesOff.choice.cancel') },
    ...substitutes
      .filter(({ id }) => freeFor(id))
      .map(({ id, name, sameMaterial }) => ({
        value: id,
        label: t(sameMaterial ? 'timesOff.choice.sameMaterial' : 'timesOff.choice.substitute', {
          name: isolated(name),
        }),
      })),
  ];
}

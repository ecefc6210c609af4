import { useTranslation } from '@academy/shared-auth';
import type { Substitute } from '#/api/times-off.ts';
import { isolated } from '#/components/isolated.ts';

/** Those who could stand in, as choices. */
export function useSubstituteOptions() {
  const { t } = useTranslation('classes');
  return (substitutes: readonly Substitute[]) =>
    substitutes.map(({ id, name, sameMaterial }) => ({
      value: id,
      label: t(sameMaterial ? 'timesOff.choice.sameMaterial' : 'timesOff.choice.substitute', { name: isolated(name) }),
    }));
}

import { useTranslation } from '@academy/shared-auth';
import type { Substitute } from '#/api/times-off.ts';
import { isolated } from '#/components/isolated.ts';

const kindOf = ({ sameMaterial, sameSubject }: Substitute) =>
  sameMaterial ? 'sameMaterial' : sameSubject ? 'sameSubject' : 'substitute';

/** Possible substitutes, as choices. */
export function useSubstituteOptions() {
  const { t } = useTranslation('classes');
  return (substitutes: readonly Substitute[]) =>
    substitutes.map((substitute) => ({
      value: substitute.id,
      label: t(`timesOff.choice.${kindOf(substitute)}`, { name: isolated(substitute.name) }),
    }));
}

import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { Substitute } from '#/timetable/api/times-off.ts';

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

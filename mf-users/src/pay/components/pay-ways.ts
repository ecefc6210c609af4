import { useTranslation } from 'react-i18next';

export const payWays = ['bank', 'wallet', 'cash'] as const;
type PayWay = (typeof payWays)[number];
export const isWay = (way: string): way is PayWay => payWays.some((each) => each === way);

/** The name of a way of paying; a way that this version does not know stays as it is. */
export function useWayText(): (way: string) => string {
  const { t } = useTranslation('users');
  return (way) => (isWay(way) ? t(`payRuns.way.${way}`) : way);
}

import { localeOf } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Figures } from './composition.ts';

const KINDS = ['unreachable', 'tampered', 'incompatible', 'crashed', 'too-slow'];

/** Figures as one sentence of parts; zero parts are left out, load times are separate. */
function useFiguresText(): (figures: Figures | null | undefined) => string {
  const { t, i18n } = useTranslation('platform');
  const locale = localeOf(i18n.language);
  const time = (ms: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unitDisplay: 'narrow',
      unit: ms < 1000 ? 'millisecond' : 'second',
      maximumFractionDigits: 1,
    }).format(ms < 1000 ? ms : ms / 1000);
  return (figures) => {
    if (!figures) return t('figures.none');
    const { loads, failures, kinds, errors, median, p95 } = figures;
    const reasons = KINDS.filter((kind) => kinds[kind]).map((kind) => `${t(`figures.kind.${kind}`)} ${kinds[kind]}`);
    const parts = [t('figures.loads', { count: loads })];
    if (median !== null && p95 !== null) parts.push(t('figures.times', { median: time(median), p95: time(p95) }));
    if (failures > 0) parts.push(`${t('figures.failures', { count: failures })} (${reasons.join(t('figures.comma'))})`);
    if (errors > 0) parts.push(t('figures.errors', { count: errors }));
    return parts.join(' · ');
  };
}

export function FiguresText({ figures }: { figures: Figures | null | undefined }) {
  const textOf = useFiguresText();
  return (
    <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {textOf(figures)}
    </Text>
  );
}

import { localeOf, useTranslation } from '@academy/shared-auth';
import { Badge, Span } from '@academy/shared-ui';

/** Fewer than none are owed, and said to be. */
export function RemainingClasses({ count }: { count: number | undefined }) {
  const { t, i18n } = useTranslation('users');
  if (count === undefined) return <Span color="fg.subtle">—</Span>;
  if (count < 0) return <Badge tone="danger">{t('list.classes.owes', { count: -count })}</Badge>;
  return <Span fontVariantNumeric="tabular-nums">{new Intl.NumberFormat(localeOf(i18n.language)).format(count)}</Span>;
}

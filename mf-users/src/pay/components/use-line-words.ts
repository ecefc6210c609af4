import { useSession, zoneFormat } from '@academy/shared-auth';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { LedgerLine } from '#/pay/api/ledger.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const isDateAlone = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

type WordedLine = Pick<LedgerLine, 'reason' | 'delta' | 'actor' | 'source'>;

/** The text of a ledger line by its source; refunds, and classes that an admin took back, have separate texts. */
function keyOf({ reason, delta, actor }: WordedLine): string {
  if (reason !== 'refund') return reason;
  if (delta > 0) return 'refund_reversal';
  return actor ? 'refund_by_hand' : 'refund';
}

/** The text of a ledger line: "Bought Eight classes", "Class on 2 Mar 2026"; instants on the viewer's clock. */
export function useLineWords(): (line: WordedLine) => string {
  const { t, i18n } = useTranslation('users');
  const titleOf = useTitle();
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const dateOf = (iso: string) =>
    zoneFormat(i18n.language, isDateAlone(iso) ? 'UTC' : zone, day).format(Date.parse(iso));
  return (line) => {
    const { source, actor, reason } = line;
    const key = keyOf(line);
    if (source?.kind === 'bank_transfer' && source.at) return t('ledger.of.bankTransfer', { date: dateOf(source.at) });
    if (source?.kind === 'class' && source.at) return t(`ledger.of.${reason}`, { date: dateOf(source.at) });
    if (source?.kind === 'payment' && source.title)
      return t(`ledger.of.${key}`, { package: `\u2068${titleOf(source.title, source.titleAr).text}\u2069` });
    if (reason === 'manual' && actor) return t('ledger.of.manual', { name: `\u2068${actor.name}\u2069` });
    return t(`ledger.reason.${reason}`);
  };
}

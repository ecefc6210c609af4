import { i18n, outbox, startOutbox } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';

/** Messages show their own results. */
const SHOWN_IN_PLACE = new Set(['message']);

/** Sends waiting items, and shows their results unless a form on the screen does. Returns a function that stops it. */
export function followOutbox(): () => void {
  startOutbox();
  return outbox.onOutcome((outcome, { isAwaited, isShown }) => {
    const { kind, key, label } = outcome.item;
    if (SHOWN_IN_PLACE.has(kind)) return;
    // A rejected like needs no decision by its author.
    if (kind === 'like' && 'error' in outcome) outbox.cancel(key);
    if ('error' in outcome) {
      const description = i18n.t('shell:layout.outbox.rejected.text');
      if (!isShown) toast.error(i18n.t('shell:layout.outbox.rejected.title', { label }), { description });
    } else if (!isAwaited) toast.success(i18n.t('shell:layout.outbox.sent', { label }));
  });
}

import { chakra, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { LeadEvent } from '#/api/leads.ts';
import { isolated } from '#/components/isolated.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';

const List = chakra('ol', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

/** A lead's events, oldest first. */
export function LeadHistory({ events }: { events: readonly LeadEvent[] }) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const textOf = ({ kind, to, owner }: LeadEvent): string => {
    if (kind === 'created' || kind === 'changed' || kind === 'withdrawn') return t(`leads.history.${kind}`);
    if (kind === 'taken-over') return t('leads.history.takenOver');
    if (kind === 'status' && to) return t('leads.history.status', { status: words.status(to) });
    if (kind === 'owner')
      return owner ? t('leads.history.owner', { name: isolated(owner.name) }) : t('leads.history.nobody');
    return t('leads.history.note');
  };
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <Text fontWeight="medium">{textOf(event)}</Text>
          {event.note && (
            <Text dir="auto" whiteSpace="pre-line" textAlign="-webkit-match-parent">
              {event.note}
            </Text>
          )}
          <Text fontSize="sm" color="fg.subtle">
            {event.by
              ? t('leads.history.by', { at: words.at(event.at), name: isolated(event.by.name) })
              : words.at(event.at)}
          </Text>
        </li>
      ))}
    </List>
  );
}

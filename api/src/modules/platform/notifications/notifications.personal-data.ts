import { nameless, type PersonalTable } from '#base/personal-data/personal-data.ts';

import { isKnownToOthers } from './confidential.ts';

/** Personal data in the tables of this module (D123). */
export const notificationsPersonalData: readonly PersonalTable[] = [
  {
    table: 'notifications',
    of: ['recipient_id'],
    erases: 'rows',
    merges: {
      recipient_id: { move: { unlessThere: ['t.key', 't.related_id', 't.span'], leftover: 'stays' } },
    },
  },
  // Notifications to others name the person in a value of their own.
  {
    table: 'notifications',
    where: 'position(p.json_name in t.params::text) > 0',
    erases: { params: nameless('params') },
  },
  {
    table: 'deliveries',
    of: ['user_id'],
    erases: 'rows',
  },
  // A parent asks for a child's export: what is confidential is not in it (D146).
  {
    table: 'notifications',
    where: `t.recipient_id = p.id and ${isKnownToOthers('t')}`,
    gives: ['key', 'params', 'created_at', 'read_at'],
  },
  {
    table: 'deliveries',
    where: `t.user_id = p.id and ${isKnownToOthers('t')}`,
    gives: ['key', 'channel', 'status', 'created_at', 'sent_at'],
  },
  { table: 'deliveries', where: 'position(p.json_name in t.params::text) > 0', erases: { params: nameless('params') } },
  {
    table: 'push_subscriptions',
    of: ['user_id'],
    gives: ['label', 'created_at', 'last_sent_at'],
    erases: 'rows',
    merges: { user_id: 'end' },
  },
  {
    table: 'notification_settings',
    of: ['user_id'],
    gives: ['choices', 'quiet_from', 'quiet_to'],
    erases: 'rows',
    merges: { user_id: { move: { unlessThere: ['true'] } } },
  },
];

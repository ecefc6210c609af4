import type { AuditedLine, audited } from '#base/audit/audited.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { announce } from '../announce.ts';

type PeopleEvent = 'user.created' | 'user.changed' | 'user.deleted';

/** What the audit log calls changes of a person; passwords, sessions and devices are no news for programs. */
const events: Readonly<Record<string, PeopleEvent>> = {
  'user.create': 'user.created',
  'user.sign-up': 'user.created',
  'user.update': 'user.changed',
  'user.update-own-profile': 'user.changed',
  'user.confirm-email': 'user.changed',
  'user.deactivate': 'user.changed',
  'student-profile.create': 'user.changed',
  'student-profile.update': 'user.changed',
  'teacher-profile.create': 'user.changed',
  'teacher-profile.update': 'user.changed',
  'enrolment.create': 'user.changed',
  'enrolment.update': 'user.changed',
  'user.delete': 'user.deleted',
  'personal-data.erase': 'user.deleted',
};

const isMergedAway = ({ after }: AuditedLine) => (after as { merged_into_id?: unknown })?.merged_into_id != null;

function eventOf(line: AuditedLine): PeopleEvent | undefined {
  if (line.action === 'user.merge') return isMergedAway(line) ? 'user.deleted' : 'user.changed';
  return Object.hasOwn(events, line.action) ? events[line.action] : undefined;
}

interface Card {
  id: string;
  role: string;
  active: boolean;
}

const cardsText = `select u.id::text, r.name as role, u.active and u.deleted_at is null as active
  from ${userCards} u ${joinRole('u', 'r')} where u.id = any($1::bigint[])`;

/** People change in many verbs, all of which the audit log hears of. */
export const announcePeople: FollowerOf<typeof audited> = async (sql, at, lines) => {
  const found = lines.flatMap((line) => {
    const event = line.subject === 'user' ? eventOf(line) : undefined;
    return event ? [{ event, id: line.subjectId }] : [];
  });
  if (found.length === 0) return;
  const cards = await sql.query<Card>({ text: cardsText, values: [found.map(({ id }) => id)] });
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  await announce(
    sql,
    at,
    found.flatMap(({ event, id }) => {
      const card = cardOf.get(String(id));
      return card ? [{ event, data: { ...card } }] : [];
    }),
  );
};

import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { legalTexts } from '#modules/people/consents/consents.table.ts';
import { noteKinds } from '#modules/people/consents/legal-texts.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { openChatTextSetting } from '#modules/platform/academy/academy.settings.ts';
import { seedOpenChat } from '../chats/open-chat.ts';
import type { PersonIds } from '../people/people.ts';
import { demoTexts } from './legal-texts.ts';

const DAY_MS = 24 * 60 * 60_000;

const acceptText = `insert into consents (user_id, kind, version, accepted_by, language, accepted_at)
  select u.id, l.kind, l.version, case when ${isUnderAge('u.id')} then p.id else u.id end, coalesce(u.language, 'en'),
    l.published_at + (u.id % 70) * interval '1 hour'
  from users u cross join legal_texts l
  left join lateral (select e.related_user_id as id from ${effectiveRelations} e
    where e.user_id = u.id and e.relationship_type = 'parent' order by 1 limit 1) p on true
  where u.deleted_at is null and (p.id is not null or not ${isUnderAge('u.id')})`;

/** Versions of legal texts, with the conversation that one of them opens, accepted by everybody except children whose parents have no account here. */
export async function seedConsents(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const versions = new Map<string, number>();
  const rows = demoTexts.map(({ kind, daysAgo, en, ar }) => {
    const version = (versions.get(kind) ?? 0) + 1;
    versions.set(kind, version);
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return { kind, version, textEn: en, textAr: ar, publishedAt, publishedBy: ids.get('admin') ?? null };
  });
  await sql.orm.insert(legalTexts).values(rows);
  await noteKinds(sql, now, null);
  const values = new Map([[openChatTextSetting.key, versions.get('monitoring') ?? 0]]);
  await storeSettings(sql, { values, at: now, by: null });
  await sql.query({ text: acceptText });
  await seedOpenChat(sql, ids, now);
}

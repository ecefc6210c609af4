import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { classSettings } from '#modules/classes/classes/classes.settings.ts';
import { rolesOfNamed } from '#modules/people/concerns/named-people.ts';
import { contactSettings } from '#modules/people/people/people.settings.ts';
import { childKinds } from '#modules/people/staff-documents/staff-documents.settings.ts';
import { legalTextsSetting } from '#modules/platform/academy/academy.settings.ts';
import type { WireSafety } from './safety.schema.ts';

/** What keeps children safe here, for families: nothing that a setting has switched off (D144–D146). */
export async function readSafety(sql: Sql, settings: ReadSettings): Promise<WireSafety> {
  const readBy = await rolesOfNamed(sql, settings);
  const minutes = settings.get(classSettings.not_joined_minutes);
  return {
    concerns: readBy.length > 0 ? { readBy } : null,
    documents: childKinds(settings),
    notJoinedMinutes: minutes > 0 ? minutes : null,
    contactsHidden: !settings.get(contactSettings.teachers_see_contacts),
    texts: settings.get(legalTextsSetting).split(',').filter(Boolean),
  };
}

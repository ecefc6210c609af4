import type { Sql } from '#base/database/sql.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import type { HarmlessKeys } from '#modules/platform/academy/declared-settings.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { isInClosedMonth } from './month-lines.ts';

const text = `select exists (select from ${heldClasses} c where not ${isInClosedMonth('c.teacher_id', 'c.id')}) as open`;

/** Whether any class belongs to a salary month that is not closed (D32). */
export async function somePayIsOpen(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ open: boolean }>({ text });
  return row?.open === true;
}

/** D86: without an open salary month, another zone of the academy moves no class to another month. */
export const zoneIsHarmless: HarmlessKeys = async (sql) =>
  (await somePayIsOpen(sql)) ? [] : [timeSettings.academy_zone.key];

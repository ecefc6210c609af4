import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { saveHold } from '#modules/holds/save-hold.ts';
import { classHooks as hooks } from '../class-hooks.ts';
import { demoCtx } from './demo-ctx.ts';
import { seedPastHold } from './people/past-hold.ts';
import { type PersonIds, people } from './people/people.ts';
import { viewerOf } from './posts/viewers.ts';

/** Whose classes pause since today. */
const AWAY = 'noah.ibrahim';
const DAYS = 24;

const find = (login: string) => people.find((person) => person.login === login);

/** The classes of one student paused some months ago, those of another one pause now (D98). */
export async function seedHolds(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const now = deps.now();
  await seedPastHold(sql, ids, now);
  const [studentId, student, leader] = [ids.get(AWAY), find(AWAY), find('leader')];
  if (!studentId || !student || !leader) return;
  const permissions = new Set(['classes.my_classes.read', 'classes.my_classes.update']);
  const ctx = demoCtx({ deps, sql, viewer: { ...viewerOf(leader, ids), permissions }, now });
  const from = dayIn(student.timezone, now);
  const input = { from, to: addDays(from, DAYS), reason: 'The family travels to the grandparents', freeSlot: false };
  await saveHold({ ctx, hooks, studentId, input });
}

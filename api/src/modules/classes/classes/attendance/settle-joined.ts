import type { Sql } from '#base/database/sql.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { clockNotifications } from '../classes.notifications.ts';

interface Joined {
  classId: number;
  isTeacher: boolean;
  isStudent: boolean;
  at: Date;
}

/** D53, D144: who has joined is no longer reported as missing. */
export async function settleJoined(sql: Sql, { classId, isTeacher, isStudent, at }: Joined): Promise<void> {
  const { teacherNotJoined, studentNotJoined } = clockNotifications;
  const kinds = [...(isTeacher ? [teacherNotJoined] : []), ...(isStudent ? [studentNotJoined] : [])];
  if (kinds.length > 0) await settleNotifications(sql, { kinds, relatedId: classId, at });
}

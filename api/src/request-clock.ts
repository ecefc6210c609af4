import type { Sql } from '#base/database/sql.ts';
import { notifyEndingMakeUps } from '#modules/make-ups/notify-ending.ts';
import { lapseRequests } from '#modules/requests/lapse-requests.ts';

/** What the clock does with what families ask for: requests lapse (D100), and make-ups are spoken of before they end (D103). */
export async function runRequestClock(sql: Sql, now: Date): Promise<void> {
  await lapseRequests(sql, now);
  await notifyEndingMakeUps(sql, now);
}

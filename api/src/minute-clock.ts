import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { notifyDueAssignments } from '#modules/assignments/hand-ins/notify-due.ts';
import { transferredSince } from '#modules/bank-transfers/transfers-sql.ts';
import type { PlanningDeps } from '#modules/classes/class-hooks.ts';
import { runClassClock } from '#modules/classes/clock/run-class-clock.ts';
import type { HoldHooks } from '#modules/holds/apply-plan.ts';
import { notifyEndingHolds } from '#modules/holds/notify-ending.ts';
import { stepDueHolds } from '#modules/holds/step-hold.ts';
import { beginUnpaidHolds } from '#modules/holds/unpaid/begin-unpaid-holds.ts';
import { endPaidHolds } from '#modules/holds/unpaid/end-paid-holds.ts';
import { notifyEndingMakeUps } from '#modules/make-ups/notify-ending.ts';
import { notifyEndingCards } from '#modules/purchases/dunning/notify-ending-cards.ts';
import { notifyRenewals } from '#modules/purchases/dunning/notify-renewals.ts';
import { notifyUnpaid } from '#modules/purchases/dunning/notify-unpaid.ts';
import { lapseRequests } from '#modules/requests/lapse-requests.ts';

interface Minute {
  now: Date;
  settings: ReadSettings;
  deps: PlanningDeps;
  hooks: HoldHooks;
}

/**
 * The tasks of each minute: reminders and states of classes (D53), requests that lapse (D100), make-ups a week before
 * their end (D103), assignments due tomorrow (C25), holds (D98), and coming renewals, unpaid ones and expiring cards
 * (D114). A failing task does not stop the others.
 * @throws the first error.
 */
export async function runMinuteClock(sql: Sql, { now, settings, deps, hooks }: Minute): Promise<void> {
  const errors: unknown[] = [];
  const parts = [
    () => runClassClock(sql, { now, settings }),
    () => lapseRequests(sql, now),
    () => notifyEndingMakeUps(sql, now),
    () => stepDueHolds(sql, now),
    () => endPaidHolds({ sql, now, deps, hooks }),
    () => beginUnpaidHolds({ sql, now, deps, hooks }),
    () => notifyEndingHolds(sql, now),
    () => notifyDueAssignments(sql, now),
    () => notifyRenewals(sql, { now, settings }),
    () => notifyUnpaid(sql, now, transferredSince),
    () => notifyEndingCards(sql, now),
  ];
  for (const run of parts) await run().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

import { keepWhilePlanned } from '#modules/classes/classes/keep-while-planned.ts';
import { endCharges, keepWhileCharged } from '#modules/money/purchases/leaving-buyers.ts';
import { keepWhileUnpaid } from '#modules/money/salaries/months/keep-while-unpaid.ts';
import { keepWhileOwing } from '#modules/people/people/users/keep-while-owing.ts';
import { endSeriesOf } from '#modules/timetable/series/actions/follow-people.ts';

/** Verbs that end what must not continue for a deactivated, deleted or erased user. */
export const left = [endCharges, endSeriesOf];

/** Checks that can prevent the deletion of a user (D5). */
export const deletionChecks = [keepWhilePlanned, keepWhileCharged];

/** Checks that can prevent the erasure of a person (D123). */
export const erasureChecks = [...deletionChecks, keepWhileOwing, keepWhileUnpaid];

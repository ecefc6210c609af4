import { keepWhilePlanned } from '#modules/classes/keep-while-planned.ts';
import { keepWhileOwing } from '#modules/people/users/keep-while-owing.ts';
import { endCharges, keepWhileCharged } from '#modules/purchases/leaving-buyers.ts';
import { keepWhileUnpaid } from '#modules/salaries/months/keep-while-unpaid.ts';
import { endSeriesOf } from '#modules/series/actions/follow-people.ts';

/** Verbs that end what must not continue for a deactivated, deleted or erased user. */
export const left = [endCharges, endSeriesOf];

/** Checks that can prevent the deletion of a user (D5). */
export const deletionChecks = [keepWhilePlanned, keepWhileCharged];

/** Checks that can prevent the erasure of a person (D123). */
export const erasureChecks = [...deletionChecks, keepWhileOwing, keepWhileUnpaid];

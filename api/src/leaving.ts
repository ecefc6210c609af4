import { keepWhilePlanned } from '#modules/classes/keep-while-planned.ts';
import { keepWhileOwing } from '#modules/people/users/keep-while-owing.ts';
import { endCharges, keepWhileCharged } from '#modules/purchases/leaving-buyers.ts';
import { keepWhileUnpaid } from '#modules/salaries/months/keep-while-unpaid.ts';
import { endSeriesOf } from '#modules/series/actions/follow-people.ts';

/** What must not go on for whoever was deactivated, deleted or erased. */
export const left = [endCharges, endSeriesOf];

/** What keeps somebody from being deleted (D5). */
export const deletionChecks = [keepWhilePlanned, keepWhileCharged];

/** What keeps somebody from being erased (D123). */
export const erasureChecks = [...deletionChecks, keepWhileOwing, keepWhileUnpaid];

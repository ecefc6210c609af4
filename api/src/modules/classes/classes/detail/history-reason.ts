import { bothLanguagesOf } from '#base/text/both-languages.ts';

/** Why a class was opened again, where we know it (D58); otherwise the reason is typed. */
export const REPORT_DELETED = 'report_deleted';

/** The same, as releases before 1.102 have stored it. */
const FORMER_WORDS = 'Report deleted';

/** SQL: the reason in a line of the history, as people read it (D168); one of a cancelled class is a code. */
export const historyReason = (h: string): string =>
  `case when ${h}.action = 'reopen' and ${h}.reason in ('${REPORT_DELETED}', '${FORMER_WORDS}')
    then ${bothLanguagesOf(`'${FORMER_WORDS}'`, `'حُذف التقرير'`)} else ${h}.reason end`;

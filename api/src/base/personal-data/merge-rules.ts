/** What the preview of a merge counts for each account, in the order of the screen. */
export const mergeCounts = [
  ...['classes', 'classes_to_come', 'series', 'holds', 'make_ups', 'assignments', 'progress', 'certificates'],
  ...['monthly_reports', 'purchases', 'payments', 'receipts', 'bank_transfers', 'relations', 'leads'],
  ...['conversations', 'files', 'posts', 'comments'],
] as const satisfies readonly string[];
export type MergeCount = (typeof mergeCounts)[number];

export interface Move {
  /**
   * SQL of the row `t`: together with the column it is unique. Where the account that stays has such a row, that one is
   * kept.
   */
  unlessThere?: readonly string[];
  /** What becomes of the other row then. By default it is deleted. */
  leftover?: 'stays';
  /** Why rows of both accounts are never in each other's way although an index is unique. */
  free?: string;
  /** SQL for further columns that change with the move. */
  sets?: Readonly<Record<string, string>>;
}

/**
 * What a merge does with a column that names the account that goes (D164).
 * - `end`: the rows are deleted: they give access, or mean nothing without the account.
 * - `verb`: a verb of the module moves the rows, in the way that its domain needs (`MergeVerb`).
 * - `staff`: only staff have such rows, and accounts with one are not merged.
 * - `stays`: the rows stay with the account that goes, for the reason.
 * - `move`: they get the account that stays.
 */
export type MergeRule = 'end' | 'verb' | 'staff' | { stays: string } | { move: Move };

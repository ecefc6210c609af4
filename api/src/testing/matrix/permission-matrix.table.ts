/**
 * Who asks, in the order of the columns. `parent` and `aunt`: guests who are that of `student` (D8); `former-parent`: a guest
 * whose relation to `student` was deleted.
 */
export const viewers = [
  'nobody',
  'guest',
  'former-parent',
  'aunt',
  'parent',
  'student',
  'teacher',
  'leader',
  'admin',
  'super-admin',
] as const;
export type ViewerName = (typeof viewers)[number];

export interface MatrixRow {
  /** As `get /posts/:id`. */
  call: string;
  /** Whose object, or what is asked. */
  of: string;
  statuses: string[];
}

/**
 * What every call responds to whom (D2, D3, D9), one line a case. Behind the path: whose object, or what is asked. `own` is
 * the viewer's or of the viewer's scope, `foreign` is of people who have nothing to do with the viewer. `-`: there is no such object.
 */
export const matrixOf = (areas: string[]): MatrixRow[] =>
  areas
    .flatMap((rows) => rows.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.length > 1)
    .map(([method, path, of = '', ...statuses]) => ({ call: `${method} ${path}`, of, statuses }));

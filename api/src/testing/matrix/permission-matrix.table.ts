/**
 * The viewers, in the order of the columns. `parent` and `aunt`: guests with that relation to `student` (D8);
 * `former-parent`: a guest whose relation to `student` was deleted.
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
  /** Method and path: `get /posts/:id`. */
  call: string;
  /** The object of the call, or its variant. */
  of: string;
  statuses: string[];
}

/**
 * The response of every call for each viewer (D2, D3, D9), one line per case. After the path comes the object, or its
 * variant. `own` belongs to the viewer or the viewer's scope, `foreign` to unrelated people. `-`: there is no such
 * object.
 */
export const matrixOf = (areas: string[]): MatrixRow[] =>
  areas
    .flatMap((rows) => rows.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.length > 1)
    .map(([method, path, of = '', ...statuses]) => ({ call: `${method} ${path}`, of, statuses }));

import type { ViewerCtx } from '#base/http/ctx.ts';

export const fileKinds = ['material', 'book', 'assignment', 'hand_in', 'chat'] as const;
type FileKind = (typeof fileKinds)[number];

/** Placeholders of the statement. */
interface Asked {
  /** The viewer's id. */
  viewer: string;
  /** The words to search for, as text. */
  search: string;
  /** Whether there are search words. */
  isSearched: boolean;
}

interface FileRows {
  kind: FileKind;
  /** A common table expression that `rows` and `total` use; two sources may share one. */
  before?: string;
  /**
   * SQL: a select of `id, title, media_id, owner_id, created_at, place_id` of the files that the viewer can see;
   * `place_id` names the place that shows the file.
   */
  rows: string;
  /** SQL: a scalar with the number of files. */
  total: string;
}

/** A module's files that a viewer can see (D65); null if there cannot be any. */
export type FileSource = (ctx: ViewerCtx, asked: Asked) => Promise<FileRows | null>;

import type { ViewerCtx } from '#base/http/ctx.ts';

export const fileKinds = ['material', 'book', 'assignment', 'hand_in', 'chat'] as const;
type FileKind = (typeof fileKinds)[number];

/** Placeholders of the statement. */
interface Asked {
  /** The viewer's id. */
  viewer: string;
  /** The words to search for, as text. */
  search: string;
  /** Whether there are any. */
  isSearched: boolean;
}

interface FileRows {
  kind: FileKind;
  /** A common table expression that `rows` and `total` use; two sources may have the same one. */
  before?: string;
  /**
   * SQL: a select of `id, title, media_id, owner_id, created_at, place_id` of the files that the viewer sees; `place_id` names
   * what the file is found at.
   */
  rows: string;
  /** SQL: a scalar with how many there are. */
  total: string;
}

/** A module’s files that a viewer sees (D65); null where there is nothing to see for them. */
export type FileSource = (ctx: ViewerCtx, asked: Asked) => Promise<FileRows | null>;

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** In bytes; both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

export type FileCheck = (file: FileHandle) => Promise<void>;

/**
 * The store of uploaded files: a folder, or an S3 bucket. The API makes the keys (`avatars/4f…e1.png`), never a user.
 * Other facts about a file are in the database.
 */
export interface FileStore {
  /**
   * Resolves when the whole file is stored; a file that breaks off or that `check` rejects leaves nothing. `check` gets
   * the file on disk before anybody else can read it, and may change it there.
   */
  put(key: string, content: Readable | Uint8Array, mime: string, check?: FileCheck): Promise<void>;
  /** @throws AppError `not_found`. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes, or null if there is no such file. */
  head(key: string): Promise<{ size: number } | null>;
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>;
  /** Removes parts of files that a killed process was storing, if it started before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

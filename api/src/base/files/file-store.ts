import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

export type FileCheck = (file: FileHandle) => Promise<void>;

/**
 * The store of uploaded files: a folder, or an S3 bucket. Keys are made by the API (`avatars/4f…e1.png`), never by a
 * user. Other facts about a file are in the database.
 */
export interface FileStore {
  /**
   * Resolves when the whole file is stored; nothing is left of one that broke off, or that `check` rejects. `check` sees
   * the file on disk before anybody else does, and may change it there.
   */
  put(key: string, content: Readable | Uint8Array, mime: string, check?: FileCheck): Promise<void>;
  /** @throws AppError `not_found`. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes, or null where there is no such file. */
  head(key: string): Promise<{ size: number } | null>;
  /** Removing a missing file is no error. */
  delete(key: string): Promise<void>;
  /** Removes what a killed process has left of files that it was storing, where that was begun before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

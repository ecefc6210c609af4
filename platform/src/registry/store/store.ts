/** A file of the store; the tag changes with every change of its bytes. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

export interface ListedFile {
  key: string;
  size: number;
  /** When it was typed, in ms. */
  at: number;
}

/**
 * The store of releases and the registry: a folder or an S3-compatible bucket. Keys are relative paths such as
 * `mf-timeline/1.0.0-ab12/main.js`. Every method rejects when the store cannot be reached.
 */
export interface ReleaseStore {
  /** Its name for people: the folder's path or `s3://bucket/prefix`. */
  readonly address: string;
  /** Milliseconds for which a reader need not check again whether a document has changed. */
  readonly freshFor: number;
  /** All files below a folder; an empty name means the whole store. */
  list(folder: string): Promise<ListedFile[]>;
  /** Null: no such file. */
  get(key: string): Promise<StoredFile | null>;
  head(key: string): Promise<{ size: number; tag: string } | null>;
  /** Writes the whole file or, when interrupted, nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; a missing one counts as deleted. */
  remove(key: string): Promise<void>;
  /** Deletes files that killed writers left incomplete. @returns their number. */
  clearAbandoned(): Promise<number>;
  /**
   * Compare and swap: writes only while the file still has the tag `expected` (null: while there is no file).
   * @returns false if another process was faster.
   */
  replace(key: string, bytes: Uint8Array, expected: string | null): Promise<boolean>;
}

/** A rejection by the registry, with a text for the person who sent the command. */
export class Rejection extends Error {
  override readonly name = 'Refusal';
}

/** Whether a key names a file inside the store: plain names, none starting with a dot. */
export function isKey(key: string): boolean {
  return key.split('/').every((segment) => /^[\w@+-][\w@+. -]*$/.test(segment));
}

/** @throws Error for a key that could leave the store. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a key of the release store: ${key}`);
  return key;
}

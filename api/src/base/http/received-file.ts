import type { Readable } from 'node:stream';
import type { Ctx, ViewerCtx } from './ctx.ts';

/** A file of a form while it arrives. */
export interface FilePart {
  /** The name of the form's field. */
  field: string;
  /** The sender's name for the file. */
  name: string;
  /** The media type that the sender states. */
  claimed: string;
  content: Readable;
}

/** A received file of a form: the value of its field. Its bytes are already stored in their final place. */
export abstract class ReceivedFile {
  readonly field: string;
  /** SHA-256 of the unchanged bytes, as hex. */
  readonly digest: string;

  constructor(field: string, digest: string) {
    this.field = field;
    this.digest = digest;
  }

  /** The value that an Idempotency-Key compares: the same bytes are the same request, whatever the file's name. */
  toJSON(): object {
    return { digest: this.digest };
  }
}

interface FileRules<Caller extends Ctx> {
  /** Fields that may be files; a file in any other field is rejected. */
  fields: RegExp;
  /** The most files in one request. */
  max: number;
  /** The error's message for too many files. */
  tooMany: string;
  /** The most bytes of one file. */
  maxFileBytes: number;
  /** The most plain fields in the form; 100 by default. */
  maxFields?: number;
  /** Plain fields that may occur several times; their value is then a list. For other fields the last value counts. */
  repeatable?: RegExp;
  /** Receives one file. Leaves nothing behind if it throws. */
  receive(ctx: Caller, part: FilePart): Promise<ReceivedFile>;
  /** Whether every received file stays; otherwise a file that nothing uses is removed, even after success. */
  keepsDrafts?: true;
  /** Removes received files that belong to nothing. Never throws. */
  discard(ctx: Caller, files: readonly ReceivedFile[]): Promise<void>;
}

/** The files of a signed-in user. */
export interface ViewerFileParts extends FileRules<ViewerCtx> {
  from?: 'viewer';
}

/** Files that everybody may send: `receive` must limit them, as it runs before anything else is known. */
export interface PublicFileParts extends FileRules<Ctx> {
  from: 'anybody';
}

/** How a call receives files: as streams; each file is rejected as soon as it is known to be invalid. */
export type FileParts = ViewerFileParts | PublicFileParts;

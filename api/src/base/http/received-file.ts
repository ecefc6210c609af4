import type { Readable } from 'node:stream';
import type { Ctx, ViewerCtx } from './ctx.ts';

/** A file of a form while it comes in. */
export interface FilePart {
  /** Name of the form's field. */
  field: string;
  /** The sender's name for the file. */
  name: string;
  /** The media type that its sender claims. */
  claimed: string;
  content: Readable;
}

/** A file of a form that has come in: the value of its field. Its bytes already lie where they belong. */
export abstract class ReceivedFile {
  readonly field: string;
  /** SHA-256 of the bytes as they came, hex. */
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
  /** Fields that may be files; a file in another one is rejected. */
  fields: RegExp;
  /** How many files a request may bring. */
  max: number;
  /** The error's text for too many files. */
  tooMany: string;
  /** Bytes of the largest file. */
  maxFileBytes: number;
  /** How many plain fields may come with them; without it 100. */
  maxFields?: number;
  /** Plain fields that may come several times; their value is then a list. Of others the last one counts. */
  repeatable?: RegExp;
  /** Takes one file in. Leaves nothing behind where it throws. */
  receive(ctx: Caller, part: FilePart): Promise<ReceivedFile>;
  /** Whether a file stays as it came; otherwise one that did not become part of anything goes again, even after success. */
  keepsDrafts?: true;
  /** Removes accepted files that belong to nothing. Never throws. */
  discard(ctx: Caller, files: readonly ReceivedFile[]): Promise<void>;
}

/** The files of a signed-in user. */
export interface ViewerFileParts extends FileRules<ViewerCtx> {
  from?: 'viewer';
}

/** Files that anybody may send: `receive` has to limit them, it runs before anything else is known. */
export interface PublicFileParts extends FileRules<Ctx> {
  from: 'anybody';
}

/** How a call takes in files: streamed, each rejected as soon as it is known to be wrong. */
export type FileParts = ViewerFileParts | PublicFileParts;

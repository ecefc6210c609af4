import * as v from 'valibot';
import { ReceivedFile } from '#base/http/received-file.ts';
import type { Picture } from '#base/images/encode-image.ts';
import type { MediaKind } from './media-kinds.ts';

interface About {
  id: string;
  kind: MediaKind;
  name: string;
  seconds: number | null;
}

/** A file that was sent with a request: a draft of the viewer until `attachMedia`. */
export class ReceivedMedia extends ReceivedFile {
  readonly id: string;
  readonly kind: MediaKind;
  /** The file's name, safe to use as a file name. */
  readonly name: string;
  /** The length of a recording if the call limits it, otherwise null. */
  readonly seconds: number | null;

  constructor(field: string, digest: string, { id, kind, name, seconds }: About) {
    super(field, digest);
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.seconds = seconds;
  }
}

/** The picture that a video shows until it plays. It is not stored as a media file of its own. */
export class ReceivedPoster extends ReceivedFile {
  readonly picture: Picture;

  constructor(field: string, digest: string, picture: Picture) {
    super(field, digest);
    this.picture = picture;
  }
}

export const receivedMedia = v.instance(ReceivedMedia);
export const receivedPoster = v.instance(ReceivedPoster);

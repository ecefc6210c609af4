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

/** A file that came with a request: a draft of the viewer until `attachMedia`. */
export class ReceivedMedia extends ReceivedFile {
  readonly id: string;
  readonly kind: MediaKind;
  /** What it is called, harmless as a name of a file. */
  readonly name: string;
  /** How long a recording is, where the call limits it; else null. */
  readonly seconds: number | null;

  constructor(field: string, digest: string, { id, kind, name, seconds }: About) {
    super(field, digest);
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.seconds = seconds;
  }
}

/** The picture that stands for a video until it plays. It is no media of its own. */
export class ReceivedPoster extends ReceivedFile {
  readonly picture: Picture;

  constructor(field: string, digest: string, picture: Picture) {
    super(field, digest);
    this.picture = picture;
  }
}

export const receivedMedia = v.instance(ReceivedMedia);
export const receivedPoster = v.instance(ReceivedPoster);

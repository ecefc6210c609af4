import type { Media } from '#/api/media.ts';
import { type FileType, typeOf } from './file-rules.ts';

/** A photo or video of the post that is being written. */
export interface MediaItem {
  key: string;
  type: FileType;
  /** The file's name; of media that came from the API there is none. */
  name: string | null;
  /** The address of its picture, where there is one. */
  preview: string | null;
  status: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** 0 to 1. */
  progress: number;
  media: Media | null;
  /** Why it failed, as a key of its text. */
  problem: string | null;
}

export const isUnderWay = ({ status }: MediaItem): boolean => status === 'waiting' || status === 'uploading';

export const itemOfMedia = (media: Media): MediaItem => ({
  key: media.id,
  type: media.type === 'video' ? 'video' : 'image',
  name: null,
  preview: media.thumbnails[0]?.path ?? (media.type === 'video' ? null : media.image_path),
  status: 'uploaded',
  progress: 1,
  media,
  problem: null,
});

let lastKey = 0;

export function itemOfFile(file: File): MediaItem {
  const type = typeOf(file) ?? 'image';
  lastKey += 1;
  return {
    key: `file-${lastKey}`,
    type,
    name: file.name,
    preview: type === 'image' ? URL.createObjectURL(file) : null,
    status: 'waiting',
    progress: 0,
    media: null,
    problem: null,
  };
}

/** Lets go of a picture that only this page has. */
export function releasePreview({ preview }: MediaItem): void {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
}

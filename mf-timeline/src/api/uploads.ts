import { ApiError, fetchAddress, http, upload } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Media, mediaSchema } from './media.ts';

const responseSchema = v.object({ data: mediaSchema });

export interface MediaUpload {
  file: File;
  /** The picture that represents a video. */
  poster: Blob | null;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Uploads a file before its post is published. An unused upload is deleted after a day. */
export async function uploadMedia({ file, poster, signal, onProgress }: MediaUpload): Promise<Media> {
  const body = new FormData();
  // The poster is uploaded first, so that it exists when the video arrives.
  if (poster) body.set('poster', poster, 'poster.jpg');
  body.set('file', file);
  return (await upload('uploads', body, { signal, onProgress }).json(responseSchema)).data;
}

/** Deletes an upload that is not part of a post yet. */
export async function deleteUpload(id: string): Promise<void> {
  await http.delete(`uploads/${encodeURIComponent(id)}`);
}

/** Whether the file still exists for the viewer; true unless the API says otherwise. */
export async function isStillThere({ image_path }: Media): Promise<boolean> {
  try {
    await fetchAddress(image_path, { headers: { range: 'bytes=0-0' } });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}

import * as v from 'valibot';
import { line, matching, requiredLine } from '#base/http/fields.ts';
import { whole } from '#base/http/form-fields.ts';
import { maxBytesOf, tooLargeWords } from '../media/media-kinds.ts';
import { PART_BYTES, receivedPart } from './received-part.ts';

const MAX_NAME = 255;
const MAX_TYPE = 100;
/** Files in parts are never videos. */
const MAX_BYTES = maxBytesOf('document');

/** Chosen by the device, the same after each interruption. */
export const uploadId = matching(/^[\w-]{16,64}$/);
export const uploadParams = v.object({ id: uploadId });
export const partParams = v.object({
  id: uploadId,
  number: v.pipe(matching(/^\d{1,3}$/), v.transform(Number)),
});

export const openBody = v.object({
  name: requiredLine(MAX_NAME),
  type: v.pipe(line, v.maxLength(MAX_TYPE)),
  /** In bytes. */
  size: whole(1, MAX_BYTES, tooLargeWords('document')),
});
export type OpenedUpload = v.InferOutput<typeof openBody>;
export const partBody = v.object({ part: receivedPart });

const upload = v.object({
  size: v.number(),
  /** The length of every part except the last. */
  partBytes: v.literal(PART_BYTES),
  /** The numbers of the received parts, from 0. */
  received: v.array(v.number()),
});
export const uploadResponse = v.object({ data: upload });
export type WireUpload = v.InferInput<typeof upload>;

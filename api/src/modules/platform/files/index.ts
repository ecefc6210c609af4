/* The front of the module: what other modules use of its inner folders. */
export { attachMedia } from './media/attach-media.ts';
export { expiredFilesOf, markForDeletion } from './media/delete-media.ts';
export { giveUpFiles } from './media/files-named.ts';
export { mediaSchema } from './media/media.schema.ts';
export { media } from './media/media.table.ts';
export type { MediaFile, MediaScope } from './media/media-file.ts';
export { MAX_RECITATION_SECONDS, mediaFiles, objectFiles } from './media/media-files.ts';
export { mediaJson, mediaOf } from './media/media-json.ts';
export { type ReceivedMedia, receivedMedia } from './media/received-media.ts';
export { sendStored, storedMedia } from './media/send-stored.ts';

import { Skeleton } from '@academy/shared-ui';
import { bytesAt } from '@academy/shared-ui/sound';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#/api/messages.ts';
import { isOpenable } from '#/api/thread.ts';
import { kindOfFile } from '#/outbox/file-kind.ts';
import { DocumentCard } from './document-card.tsx';
import { ImageAttachment } from './image-attachment.tsx';
import { useFileUrl } from './use-file-url.ts';
import { VoicePlayer } from './voice-player.tsx';

/** In pixels of a screen with double density. */
const WANTED = 640;

/** A file of a message that is stored on the server. */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('messaging');
  const { id, type, image_path, thumbnails, width, height, size, name } = attachment;
  if (!isOpenable(attachment)) return <Skeleton width="16rem" height={type === 'image' ? '10rem' : '3.5rem'} />;
  if (type === 'image') {
    const preview = thumbnails.find((one) => one.width >= WANTED) ?? thumbnails.at(-1);
    return <ImageAttachment src={image_path} preview={preview?.path ?? image_path} {...{ width, height, name }} />;
  }
  if (type === 'audio')
    return <VoicePlayer recording={{ id, src: image_path, size, read: () => bytesAt(image_path) }} />;
  return <DocumentCard href={image_path} name={name ?? t('preview.kind.document')} size={size} />;
}

/** A file that is being sent. */
export function OutgoingFile({ file }: { file: File }) {
  const url = useFileUrl(file);
  const kind = kindOfFile(file);
  if (kind === 'document') return <DocumentCard href={url} name={file.name} size={file.size} />;
  if (!url) return <Skeleton width="16rem" height={kind === 'image' ? '16rem' : '2.5rem'} />;
  if (kind === 'audio')
    return <VoicePlayer recording={{ id: url, src: url, size: file.size, read: () => file.arrayBuffer() }} />;
  return <ImageAttachment src={url} preview={url} width={null} height={null} name={file.name} />;
}

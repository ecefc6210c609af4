import { type ClipboardEvent, type DragEvent, useState } from 'react';

const brings = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A copied picture that has an address comes with a little HTML around it; anything more is text. */
function isOnlyPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelector('img') !== null;
}

/** Makes an element accept files that are dropped or pasted. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!brings(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDraggedOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false);
    },
    onDrop: (event: DragEvent) => {
      setDraggedOver(false);
      if (!brings(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPasteCapture: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      const html = event.clipboardData.getData('text/html');
      if (files.length === 0 || (html && !isOnlyPicture(html))) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isDraggedOver, handlers };
}

import { useEffect, useMemo, useState } from 'react';
import { RecitationPlayer, type RecitationPlayerWords } from './recitation-player.tsx';

/** Plays a recording that was not sent yet. */
export function OwnRecording({ file, words }: { file: File; words: RecitationPlayerWords }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const recording = useMemo(
    () => src && { id: src, src, size: file.size, read: () => file.arrayBuffer() },
    [src, file],
  );
  return recording && <RecitationPlayer recording={recording} words={words} seconds={null} />;
}

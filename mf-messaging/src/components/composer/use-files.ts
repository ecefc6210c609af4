import { takeReadable } from '@academy/shared-ui/readable-pictures';
import { useCallback, useState } from 'react';
import { type FileProblem, sorted } from './chosen-files.ts';

/** The files that are sent with the next message. */
export function useFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const add = useCallback((chosen: Iterable<File>) => {
    takeReadable(chosen, (readable) => {
      const { good, problem: found } = sorted(readable);
      setFiles((before) => [...before, ...good]);
      setProblem(found);
    });
  }, []);
  const remove = (file: File) => setFiles((before) => before.filter((each) => each !== file));
  const clear = () => {
    setFiles([]);
    setProblem(null);
  };
  return { files, problem, add, remove, clear };
}

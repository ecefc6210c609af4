import { useQuery } from '@academy/shared-auth/query';
import { type RefCallback, useCallback, useState } from 'react';
import { canDecode, peaksOfRecording } from './peaks.ts';
import { useNear } from './use-near.ts';

/** Bytes: a longer recording would take too much memory to look into. */
const MOST_BYTES = 3 * 1024 * 1024;

export interface Recording {
  /** The file's id, or the address of a file on its way. */
  id: string;
  src: string;
  size: number;
  read: () => Promise<ArrayBuffer>;
}

/** What a recording at an address consists of. */
export async function bytesAt(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the recording was not read: ${response.status}`);
  return response.arrayBuffer();
}

/** The peaks of a recording, looked for once it comes near the view and then kept; none where they are not known. */
export function usePeaks({ id, size, read }: Recording): { peaks: number[] | null; mark: RefCallback<HTMLElement> } {
  const [isNear, setNear] = useState(false);
  const canLook = size <= MOST_BYTES && canDecode();
  const { data = null } = useQuery({
    queryKey: ['voice-peaks', id],
    queryFn: async () => peaksOfRecording(await read()),
    enabled: isNear && canLook,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const mark = useNear(
    canLook && !isNear,
    useCallback(() => setNear(true), []),
  );
  return { peaks: data, mark };
}

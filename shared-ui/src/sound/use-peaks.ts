import { useQuery } from '@tanstack/react-query';
import { type RefCallback, useCallback, useState } from 'react';
import { canDecode, peaksOfRecording } from './peaks.ts';
import { useNear } from './use-near.ts';

/** Bytes: decoding a larger recording would take too much memory. */
const MOST_BYTES = 3 * 1024 * 1024;

export interface Recording {
  /** The file's id, or the address of a file that is being sent. */
  id: string;
  src: string;
  size: number;
  read: () => Promise<ArrayBuffer>;
}

/** Downloads the bytes of a recording. */
export async function bytesAt(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the recording was not read: ${response.status}`);
  return response.arrayBuffer();
}

/** The peaks of a recording, computed when it comes near the view and then cached; empty while they are unknown. */
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

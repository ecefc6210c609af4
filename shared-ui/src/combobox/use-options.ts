import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Option, OptionsQuery } from './option.ts';

const PAUSE = 250;

/** The text at the last pause in typing; an empty text at once. */
function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const none: readonly Option[] = [];

export interface FoundOptions {
  options: readonly Option[];
  /** Whether the shown matches do not belong to the typed text yet. */
  isWaiting: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Requests the matches while the list is open, after pauses in typing. */
export function useOptions(query: (text: string) => OptionsQuery, typed: string, isOpen: boolean): FoundOptions {
  const wanted = typed.trim();
  const text = usePaused(wanted);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...(query(text) as UseQueryOptions<readonly Option[]>),
    enabled: isOpen && text === wanted,
    placeholderData: keepPreviousData<readonly Option[]>,
  });
  const isWaiting = text !== wanted || isPlaceholderData || (data === undefined && !isError);
  return {
    options: data ?? none,
    isWaiting,
    isFailed: isError && data === undefined && !isWaiting,
    retry: () => void refetch(),
  };
}

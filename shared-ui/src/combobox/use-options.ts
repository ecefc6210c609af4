import { keepPreviousData, type UseQueryOptions, useQuery } from '@academy/shared-auth/query';
import type { Option, OptionsQuery } from './option.ts';
import { usePaused } from './use-paused.ts';

const none: readonly Option[] = [];

export interface FoundOptions {
  options: readonly Option[];
  /** What is shown is not yet the response to what is typed. */
  isWaiting: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Asks for what fits the text, while the list is open and the typing pauses. */
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

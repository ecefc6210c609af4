/**
 * What remotes get as `@tanstack/react-query`: the shell's own copy. All exports would be 4.7 KB more for everybody; a
 * further name is added here.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

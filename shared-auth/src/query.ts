/** The query library's names that every app uses; only these are shared at run time. */
export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

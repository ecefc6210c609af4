import { useQuery } from '@academy/shared-auth/query';
import { FormSkeleton } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import type { ClassDetail } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { Loaded } from '../loaded.tsx';
import { ClassMissing } from './class-missing.tsx';

interface LoadedClassProps {
  id: string;
  /** Asks for it anew, and not again while somebody writes. */
  forForm?: boolean;
  /** Where the class brings the page's header along: what stands there without one. */
  header?: ReactNode;
  skeleton?: ReactNode;
  children: (detail: ClassDetail) => ReactNode;
}

/** A class once it is there; before that its skeleton, or why it is not. */
export function LoadedClass({ id, forForm = false, header, skeleton = <FormSkeleton />, children }: LoadedClassProps) {
  const fresh = forForm ? ({ refetchOnMount: 'always', refetchOnWindowFocus: false } as const) : {};
  const found = useQuery({ ...classQueries.detail(id), ...fresh });
  const isAwaited = forForm && !found.isFetchedAfterMount && !found.error;
  return <Loaded query={found} missing={<ClassMissing />} {...{ header, isAwaited, skeleton, children }} />;
}

import { useQuery } from '@academy/shared-auth/query';
import { FormSkeleton } from '@academy/shared-ui';
import { type ReactNode, useState } from 'react';
import type { ClassDetail } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { Loaded } from '../loaded.tsx';
import { ClassMissing } from './class-missing.tsx';

interface LoadedClassProps {
  id: string;
  /** Asks for it anew, and leaves it as it is while somebody writes. */
  forForm?: boolean;
  /** The header shown while there is no class, if the class brings the page's header. */
  header?: ReactNode;
  skeleton?: ReactNode;
  children: (detail: ClassDetail) => ReactNode;
}

/** A class once it is there; before that its skeleton, or why it is not. */
export function LoadedClass({ id, forForm = false, header, skeleton = <FormSkeleton />, children }: LoadedClassProps) {
  const fresh = forForm ? ({ refetchOnMount: 'always', refetchOnWindowFocus: false } as const) : {};
  const found = useQuery({ ...classQueries.detail(id), ...fresh });
  // Another part of the page may fetch again: the form keeps its first values.
  const [initial, setInitial] = useState<ClassDetail | null>(null);
  if (forForm && !initial && found.isFetchedAfterMount && found.data) setInitial(found.data);
  const query = initial ? { ...found, data: initial, error: null } : found;
  const isAwaited = forForm && !found.isFetchedAfterMount && !found.error;
  return <Loaded query={query} missing={<ClassMissing />} {...{ header, isAwaited, skeleton, children }} />;
}

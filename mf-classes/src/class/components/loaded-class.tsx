import { FormSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Loaded } from '#/base/components/loaded.tsx';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { ClassMissing } from './class-missing.tsx';

interface LoadedClassProps {
  id: string;
  /** Fetches it again on opening, and leaves it unchanged while the viewer types. */
  forForm?: boolean;
  /** The header shown until the class is loaded, if the class has the page's header. */
  header?: ReactNode;
  skeleton?: ReactNode;
  children: (detail: ClassDetail) => ReactNode;
}

/** A loaded class; before that its skeleton, or the error. */
export function LoadedClass({ id, forForm = false, header, skeleton = <FormSkeleton />, children }: LoadedClassProps) {
  const fresh = forForm ? ({ refetchOnMount: 'always', refetchOnWindowFocus: false } as const) : {};
  const found = useQuery({ ...classQueries.detail(id), ...fresh });
  // Another part of the page may fetch again: the form keeps its initial values.
  const [initial, setInitial] = useState<ClassDetail | null>(null);
  if (forForm && !initial && found.isFetchedAfterMount && found.data) setInitial(found.data);
  const query = initial ? { ...found, data: initial, error: null } : found;
  const isAwaited = forForm && !found.isFetchedAfterMount && !found.error;
  return <Loaded query={query} missing={<ClassMissing />} {...{ header, isAwaited, skeleton, children }} />;
}

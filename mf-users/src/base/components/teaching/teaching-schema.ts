import * as v from 'valibot';
import type { Teaching, TeachingValues } from '#/base/api/teaching.ts';

export const teachingFormEntries = {
  gender: v.string(),
  languages: v.array(v.string()),
  subjects: v.array(v.string()),
  learners: v.array(v.string()),
};

/** The form's initial values. */
export const teachingValues = (teaching: Teaching | null): TeachingValues => ({
  gender: teaching?.gender ?? '',
  languages: teaching?.languages ?? [],
  subjects: teaching?.subjects ?? [],
  learners: teaching?.learners ?? [],
});

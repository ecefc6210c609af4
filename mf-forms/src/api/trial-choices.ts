import { http } from '@academy/shared-auth';
import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const MOST = '20';
const people = v.object({
  data: v.array(v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) })),
});
const materials = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });
const freeTimes = v.object({ data: v.array(v.object({ startsAt: v.string() })), known: v.boolean() });

/** For a combobox: teachers; if the family wishes a woman or a man, only those (D107). */
export const teacherChoice = (gender: string | null) => (words: string) => {
  const searchParams = { search: words, sort: 'name', per_page: MOST, role: 'teacher', ...(gender ? { gender } : {}) };
  return queryOptions({
    queryKey: ['trial', 'teachers', searchParams],
    queryFn: async ({ signal }): Promise<Option[]> =>
      (await http.get('users', { searchParams, signal }).json(people)).data.map(({ id, name, image }) => ({
        ...{ value: id, label: name, image },
        kind: 'person' as const,
      })),
  });
};

export const materialChoice = (words: string) => {
  const searchParams = { search: words, sort: 'name', per_page: MOST };
  return queryOptions({
    queryKey: ['trial', 'materials', words],
    queryFn: async ({ signal }): Promise<Option[]> =>
      (await http.get('materials', { searchParams, signal }).json(materials)).data.map(({ id, name }) => ({
        value: id,
        label: name,
      })),
  });
};

/** Times within the next two weeks at which a class with the teacher can start. */
export const freeTimesOf = (teacherId: string, minutes: string) =>
  queryOptions({
    queryKey: ['trial', 'free-times', teacherId, minutes],
    enabled: teacherId !== '' && /^\d+$/.test(minutes),
    queryFn: ({ signal }) =>
      http
        .get(`teachers/${encodeURIComponent(teacherId)}/free-times`, { searchParams: { minutes }, signal })
        .json(freeTimes),
  });

const missing = v.object({ data: v.object({ missing: v.boolean() }) });

/** Whether a teacher lacks a document for teaching children (D145). */
export const lackOfDocuments = (teacherId: string) =>
  queryOptions({
    queryKey: ['trial', 'documents', teacherId],
    enabled: teacherId !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      (await http.get(`teachers/${encodeURIComponent(teacherId)}/documents/missing`, { signal }).json(missing)).data,
  });

/** The possible owners of a lead: the admins. */
export const adminChoices = () =>
  queryOptions({
    queryKey: ['trial', 'admins'],
    queryFn: async ({ signal }) => {
      const searchParams = { role: 'admin', sort: 'name', per_page: '100' };
      return (await http.get('users', { searchParams, signal }).json(people)).data;
    },
  });

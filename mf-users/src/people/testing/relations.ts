import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Relation, relationPageSchema, relationSchema } from '#/people/api/relations.ts';
import { server } from '#/testing/server.ts';

/** A relation as the API sends it. */
export const aRelation = (about: Partial<Relation> & { id: string }): Relation =>
  v.parse(relationSchema, {
    user_id: `1${about.id}`,
    user_name: `Student ${about.id}`,
    user_image: null,
    related_user_id: `2${about.id}`,
    related_user_name: `Relative ${about.id}`,
    related_user_image: null,
    relationship_type: 'parent',
    may: { update: true, delete: true },
    created_at: '2026-03-02T09:00:00.000Z',
    ...about,
  });

/** Serves the list from `held.relations`, which a test may change; `asked` collects the queries. */
export function serveRelations(relations: Relation[]) {
  const held = { relations };
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/relations', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const fits = (relation: Relation) =>
        (['relationship_type', 'user_id', 'related_user_id'] as const).every((field) => {
          const wanted = searchParams.get(field);
          return !wanted || relation[field] === wanted;
        });
      const data = held.relations.filter(fits);
      return HttpResponse.json(v.parse(relationPageSchema, { data, pagination: { total: data.length } }));
    }),
  );
  return { held, asked };
}

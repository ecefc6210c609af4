import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type Concern,
  type ConcernPerson,
  concernPageSchema,
  concernPeopleResponse,
  concernResponse,
} from '#/safety/api/concerns.ts';
import { server } from '#/testing/server.ts';

export const aConcern = (about: Partial<Concern> & { id: string }): Concern => ({
  mine: true,
  writer: { id: '1', name: 'Huda Mansour' },
  about: null,
  text: 'Somebody stood behind the teacher',
  state: 'new',
  note: null,
  files: [],
  replies: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  closedAt: null,
  may: { reply: true, decide: false },
  ...about,
});

interface Served {
  own?: Concern[];
  /** What the viewer reads as one of the named people; without it the viewer is none. */
  named?: Concern[];
  to?: ConcernPerson[];
  about?: ConcernPerson[];
}

const amal = { id: '5', name: 'Amal Saleh' };

/** The concerns of a viewer, and the people for them. */
export function serveConcerns({ own = [], named, to = [amal], about = [] }: Served = {}): void {
  const people = v.parse(concernPeopleResponse, { data: { to, about } });
  server.use(
    http.get('*/api/concerns/people', () => HttpResponse.json(people)),
    http.get('*/api/concerns', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = searchParams.get('own') === 'true' ? own : (named ?? own);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const data = found.slice((page - 1) * size, page * size);
      return HttpResponse.json(
        v.parse(concernPageSchema, { data, pagination: { total: found.length }, named: named !== undefined }),
      );
    }),
    ...[...own, ...(named ?? [])].map((concern) =>
      http.get(`*/api/concerns/${concern.id}`, () => HttpResponse.json(v.parse(concernResponse, { data: concern }))),
    ),
  );
}

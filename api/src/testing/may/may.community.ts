import { expect } from 'vitest';
import { type Academy, type Build, inList, type May, type Subject } from './may.subject.ts';

const post =
  (academy: Academy, isOwn: boolean, status: 'pending' | 'approved'): Build =>
  async (viewer) => {
    const { id } = await academy.api.buildPost({ status, ...(isOwn && { author: viewer.user }) });
    const may = (await academy.read(viewer, `/posts/${id}`))?.data.may;
    const listed = inList(await academy.read(viewer, `/posts?status=${status}&limit=100`), id);
    if (listed) expect(listed).toEqual(may);
    return {
      may,
      verbs: {
        like: ['post', `/posts/${id}/like`],
        comment: ['post', `/posts/${id}/comments`, { text: '<p>Good</p>' }],
        setVisibility: ['put', `/posts/${id}/visibleTo`, { visibleTo: [] }],
        update: ['post', `/posts/${id}`, { text: '<p>Changed</p>' }],
        approve: ['put', `/posts/${id}/approve`],
        delete: ['delete', `/posts/${id}`],
      },
    };
  };

const comment =
  (academy: Academy, isOwn: boolean): Build =>
  async (viewer) => {
    const target = await academy.api.buildPost();
    const { id } = await academy.api.buildComment({ post: target, ...(isOwn && { author: viewer.user }) });
    const may = inList(await academy.read(viewer, `/comments/${target.id}`), id);
    return { may, verbs: { like: ['post', `/comments/${id}/like`], delete: ['delete', `/comments/${id}`] } };
  };

interface WireRole {
  id: string;
  name: string;
  scope: string;
  may: May;
}

const role =
  (academy: Academy, name: string | null): Build =>
  async (viewer): Promise<Subject> => {
    const wanted = name ?? `role-${academy.another()}`;
    if (!name)
      await academy.fixtures.sql.query({
        text: `insert into roles (name, scope) values ($1, 'own')`,
        values: [wanted],
      });
    const page: { data: WireRole[] } | undefined = await academy.read(viewer, '/roles?per_page=100');
    const found = page?.data.find((each) => each.name === wanted);
    if (!found) return { may: undefined, verbs: {} };
    const { role: detail, permissions } = await academy.read(viewer, `/roles/${found.id}/permissions`);
    expect(detail.may).toEqual(found.may);
    const person = {
      name: 'New',
      email: `new-${academy.another()}@academy.test`,
      password: 'brand new one',
      role: wanted,
    };
    return {
      may: found.may,
      verbs: {
        update: ['post', `/roles/${found.id}`, { role: wanted, permissions, scope: found.scope }],
        give: ['post', '/users', person],
        delete: ['delete', `/roles/${found.id}`],
      },
    };
  };

const relation =
  (academy: Academy, isOwn: boolean): Build =>
  async (viewer): Promise<Subject> => {
    const [student, relative] = [
      await academy.api.buildStudent(academy.fixtures.own),
      await academy.api.buildUser({ role: 'guest' }),
    ];
    await academy.fixtures.relate(student, isOwn ? viewer.user : relative);
    const page = await academy.read(viewer, '/relations?per_page=100&sort=-created_at');
    const found = page?.data.find(({ user_id }: { user_id: string }) => user_id === String(student.id));
    if (!found) return { may: undefined, verbs: {} };
    const { user_id, related_user_id } = found;
    return {
      may: found.may,
      verbs: {
        update: ['put', `/relations/${found.id}`, { user_id, related_user_id, relationship_type: 'aunt' }],
        delete: ['delete', `/relations/${found.id}`],
      },
    };
  };

export const communitySubjects = (academy: Academy): Record<string, Build> => ({
  'own approved post': post(academy, true, 'approved'),
  'own pending post': post(academy, true, 'pending'),
  'approved post': post(academy, false, 'approved'),
  'pending post': post(academy, false, 'pending'),
  'own comment': comment(academy, true),
  comment: comment(academy, false),
  'custom role': role(academy, null),
  'role guest': role(academy, 'guest'),
  'role teacher': role(academy, 'teacher'),
  'role admin': role(academy, 'admin'),
  'role super-admin': role(academy, 'super-admin'),
  'own relation': relation(academy, true),
  relation: relation(academy, false),
});

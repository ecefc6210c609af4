import { beforeAll, describe, expect, it } from 'vitest';
import { buildMayFixtures, type MayFixtures, type Somebody, viewers } from './may.users.ts';
import { useTestApi } from './shared-api.ts';
import {
  examplePackage,
  exampleTransfer,
  storePackage,
  storePurchase,
  storeTransfer,
} from './subscriptions.fixtures.ts';

const api = await useTestApi('once');
let fixtures: MayFixtures;
beforeAll(async () => {
  fixtures = await buildMayFixtures(api);
});

type May = Record<string, boolean>;
/** An object made for the question: as the viewer finds it, and how each verb is tried. */
interface Subject {
  may: May | undefined;
  verbs: Record<string, [method: string, path: string, body?: unknown]>;
}
type Build = (viewer: Somebody) => Promise<Subject>;

const read = async ({ token }: Somebody, path: string) => {
  const response = await api.request('get', `/api${path}`, { token });
  return response.status === 200 ? response.json() : undefined;
};
const inList = (page: { data: { id: string; may: May }[] } | undefined, id: number) =>
  page?.data.find((each) => each.id === String(id))?.may;

const post =
  (isOwn: boolean, status: 'pending' | 'approved'): Build =>
  async (viewer) => {
    const { id } = await api.buildPost({ status, ...(isOwn && { author: viewer.user }) });
    const may = (await read(viewer, `/posts/${id}`))?.data.may;
    const listed = inList(await read(viewer, `/posts?status=${status}&limit=100`), id);
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
  (isOwn: boolean): Build =>
  async (viewer) => {
    const target = await api.buildPost();
    const { id } = await api.buildComment({ post: target, ...(isOwn && { author: viewer.user }) });
    const may = inList(await read(viewer, `/comments/${target.id}`), id);
    return { may, verbs: { like: ['post', `/comments/${id}/like`], delete: ['delete', `/comments/${id}`] } };
  };

interface WireRole {
  id: string;
  name: string;
  scope: string;
  may: May;
}

let made = 0;
const another = () => {
  made += 1;
  return made;
};

const role =
  (name: string | null): Build =>
  async (viewer): Promise<Subject> => {
    const wanted = name ?? `role-${another()}`;
    if (!name)
      await fixtures.sql.query({ text: `insert into roles (name, scope) values ($1, 'own')`, values: [wanted] });
    const page: { data: WireRole[] } | undefined = await read(viewer, '/roles?per_page=100');
    const found = page?.data.find((each) => each.name === wanted);
    if (!found) return { may: undefined, verbs: {} };
    const { role: detail, permissions } = await read(viewer, `/roles/${found.id}/permissions`);
    expect(detail.may).toEqual(found.may);
    const person = { name: 'New', email: `new-${another()}@academy.test`, password: 'brand new', role: wanted };
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
  (isOwn: boolean): Build =>
  async (viewer): Promise<Subject> => {
    const [student, relative] = [await api.buildStudent(fixtures.own), await api.buildUser({ role: 'guest' })];
    await fixtures.relate(student, isOwn ? viewer.user : relative);
    const page = await read(viewer, '/relations?per_page=100&sort=-created_at');
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

const salary =
  (isOwn: boolean): Build =>
  async (viewer) => {
    const teacher = isOwn ? viewer.user : await api.buildTeacher(fixtures.own);
    const [day, otherDay] = [another(), another()].map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    const text = `insert into teacher_salaries (teacher_id, price_minor, effective_from) values ($1, 500, $2) returning id`;
    const [row] = await fixtures.sql.query<{ id: number }>({ text, values: [teacher.id, day] });
    const page = await read(viewer, `/teacher-salaries/${teacher.id}?per_page=100`);
    const found = page?.data.salaries.find(({ id }: { id: string }) => id === String(row?.id));
    const path = `/teacher-salaries/${teacher.id}`;
    const price = { price_per_class: 6, effective_from: day };
    return {
      may: found && { ...found.may, create: page.data.may.create },
      verbs: {
        update: ['put', `${path}/${row?.id}`, price],
        create: ['post', path, { ...price, effective_from: otherDay }],
        delete: ['delete', `${path}/${row?.id}`],
      },
    };
  };

/** `contact`: the academy's own form. */
const form =
  (builtIn: 'contact' | null): Build =>
  async (viewer) => {
    const [row] = await fixtures.sql.query<{ id: number }>({
      text: `insert into forms (name, built_in) values ('Admission', $1)
        on conflict (built_in) do update set deleted_at = null returning id`,
      values: [builtIn],
    });
    const path = `/forms/${row?.id}`;
    const may = (await read(viewer, path))?.form.may;
    const listed = inList(await read(viewer, '/forms?limit=100'), row?.id ?? 0);
    if (listed) expect(listed).toEqual(may);
    return {
      may,
      verbs: {
        edit: ['put', path, { name: 'Admission', questions: [] }],
        delete: ['delete', path],
        viewSubmissions: ['get', `${path}/submissions`],
      },
    };
  };

const packageOf =
  (deactivatedAt: Date | null): Build =>
  async (viewer) => {
    const path = await storePackage(fixtures.sql, { deactivatedAt });
    return {
      may: (await read(viewer, path))?.data.may,
      verbs: {
        update: ['put', path, examplePackage],
        deactivate: ['put', `${path}/deactivate`],
        reactivate: ['put', `${path}/reactivate`],
        delete: ['delete', path],
      },
    };
  };

const bankTransfer =
  (isOwn: boolean): Build =>
  async (viewer) => {
    const student = await api.buildStudent(isOwn ? { teacher: viewer.user } : fixtures.own);
    const path = await storeTransfer(fixtures.sql, student);
    const body = { ...exampleTransfer, user_id: student.id };
    const may = (await read(viewer, path))?.data.may;
    return { may, verbs: { update: ['put', path, body], delete: ['delete', path] } };
  };

const invoice =
  (isOwn: boolean): Build =>
  async (viewer) => {
    const student = await api.buildStudent(isOwn ? { teacher: viewer.user } : fixtures.own);
    const { paymentId } = await storePurchase(fixtures.sql, student);
    const may = inList(await read(viewer, `/invoices?student_id=${student.id}`), paymentId);
    const path = `/invoices/${paymentId}`;
    return { may, verbs: { delete: ['delete', path], takeBack: ['post', `${path}/take-back`, { classes: 1 }] } };
  };

const subjects: Record<string, Build> = {
  'own approved post': post(true, 'approved'),
  'own pending post': post(true, 'pending'),
  'approved post': post(false, 'approved'),
  'pending post': post(false, 'pending'),
  'own comment': comment(true),
  comment: comment(false),
  'custom role': role(null),
  'role guest': role('guest'),
  'role teacher': role('teacher'),
  'role admin': role('admin'),
  'role super-admin': role('super-admin'),
  'own relation': relation(true),
  relation: relation(false),
  'own salary': salary(true),
  salary: salary(false),
  form: form(null),
  'contact form': form('contact'),
  package: packageOf(null),
  'deactivated package': packageOf(new Date(0)),
  'bank transfer of an own student': bankTransfer(true),
  'bank transfer': bankTransfer(false),
  'invoice of an own student': invoice(true),
  invoice: invoice(false),
};

describe('what `may` says of an object is what the verbs do', () => {
  it.each(Object.entries(viewers))('for %s', async (_, viewerOf) => {
    const viewer = await viewerOf(fixtures, false);
    const said: string[] = [];
    const done: string[] = [];
    for (const [name, build] of Object.entries(subjects)) {
      let subject = await build(viewer);
      for (const action of Object.keys(subject.may ?? {})) {
        const { may, verbs } = subject;
        const verb = verbs[action];
        if (!verb) throw new Error(`nothing tries to ${action} a ${name}`);
        const [method, path, body] = verb;
        const response = await api.request(method, `/api${path}`, { token: viewer.token, body });
        await response.arrayBuffer();
        const isDone = response.status < 300;
        said.push(`${name}: ${action} ${may?.[action]}`);
        done.push(`${name}: ${action} ${isDone}`);
        if (isDone) subject = await build(viewer);
      }
    }
    expect(said).toEqual(done);
  });
});

import { expect } from 'vitest';
import {
  examplePackage,
  exampleTransfer,
  storePackage,
  storePurchase,
  storeTransfer,
} from '../fixtures/subscriptions.fixture.ts';
import { type Academy, type Build, inList } from './may.subject.ts';

const salary =
  (academy: Academy, isOwn: boolean): Build =>
  async (viewer) => {
    const teacher = isOwn ? viewer.user : await academy.api.buildTeacher(academy.fixtures.own);
    const [day, otherDay] = [academy.another(), academy.another()].map((n) =>
      new Date(n * 86_400_000).toISOString().slice(0, 10),
    );
    const text = `insert into teacher_salaries (teacher_id, price_minor, effective_from) values ($1, 500, $2) returning id`;
    const [row] = await academy.fixtures.sql.query<{ id: number }>({ text, values: [teacher.id, day] });
    const page = await academy.read(viewer, `/teacher-salaries/${teacher.id}?per_page=100`);
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
  (academy: Academy, builtIn: 'contact' | null): Build =>
  async (viewer) => {
    const [row] = await academy.fixtures.sql.query<{ id: number }>({
      text: `insert into forms (name, built_in) values ('Admission', $1)
        on conflict (built_in) do update set deleted_at = null returning id`,
      values: [builtIn],
    });
    const path = `/forms/${row?.id}`;
    const may = (await academy.read(viewer, path))?.form.may;
    const listed = inList(await academy.read(viewer, '/forms?limit=100'), row?.id ?? 0);
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
  (academy: Academy, deactivatedAt: Date | null): Build =>
  async (viewer) => {
    const path = await storePackage(academy.fixtures.sql, { deactivatedAt });
    return {
      may: (await academy.read(viewer, path))?.data.may,
      verbs: {
        update: ['put', path, examplePackage],
        deactivate: ['put', `${path}/deactivate`],
        reactivate: ['put', `${path}/reactivate`],
        delete: ['delete', path],
      },
    };
  };

const bankTransfer =
  (academy: Academy, isOwn: boolean): Build =>
  async (viewer) => {
    const student = await academy.api.buildStudent(isOwn ? { teacher: viewer.user } : academy.fixtures.own);
    const path = await storeTransfer(academy.fixtures.sql, student);
    const body = { ...exampleTransfer, user_id: student.id };
    const may = (await academy.read(viewer, path))?.data.may;
    return { may, verbs: { update: ['put', path, body], delete: ['delete', path] } };
  };

const invoice =
  (academy: Academy, isOwn: boolean): Build =>
  async (viewer) => {
    const student = await academy.api.buildStudent(isOwn ? { teacher: viewer.user } : academy.fixtures.own);
    const { paymentId } = await storePurchase(academy.fixtures.sql, student);
    const may = inList(await academy.read(viewer, `/invoices?student_id=${student.id}`), paymentId);
    const path = `/invoices/${paymentId}`;
    const refund = { amount: '1', refunded_amount: 0 };
    return {
      may,
      verbs: {
        delete: ['delete', path],
        takeBack: ['post', `${path}/take-back`, { classes: 1 }],
        refund: ['post', `${path}/refund`, refund],
      },
    };
  };

export const officeSubjects = (academy: Academy): Record<string, Build> => ({
  'own salary': salary(academy, true),
  salary: salary(academy, false),
  form: form(academy, null),
  'contact form': form(academy, 'contact'),
  package: packageOf(academy, null),
  'deactivated package': packageOf(academy, new Date(0)),
  'bank transfer of an own student': bankTransfer(academy, true),
  'bank transfer': bankTransfer(academy, false),
  'invoice of an own student': invoice(academy, true),
  invoice: invoice(academy, false),
});

import { phonesOfCountries } from '@academy/shared-auth/typed-text-vectors';
import { expect, it } from 'vitest';
import { plainRequest } from '#modules/forms/leads/leads.fixture.ts';
import { importsOf } from '#modules/people/imports/imports.fixture.ts';
import { formOf } from './fixtures/media.fixture.ts';
import { useTestApi } from './shared-api.ts';

const api = await useTestApi();
const imports = importsOf(api);

type Phone = (typeof phonesOfCountries)[number];
interface Door {
  /** Where the phone is stored. */
  stored: string;
  /** Gives a phone. @param national as people of the country write it; the forms send `stored` for it. */
  give: (typed: string, phone: Phone) => Promise<Response>;
  takesNational?: true;
}

const admin = async () => api.tokenFor(await api.buildUser({ role: 'admin' }));
const account = { name: 'Layla', email: 'layla@family.test', password: 'secret1' };
const inAccount = `select phone from users where phone is not null`;
const inProfile = 'select phone from student_profiles where phone is not null';
const inLead = 'select phone from leads';

/** Every call that takes the phone of a person. */
const doors: Record<string, Door> = {
  'the sign-up': {
    stored: inAccount,
    give: (phone) => api.request('post', '/api/auth/signup', { body: { ...account, phone } }),
  },
  'the own profile': {
    stored: inAccount,
    give: async (phone) =>
      api.request('put', '/api/own-profile', { token: await api.tokenFor(await api.buildUser()), body: { phone } }),
  },
  'the form of a new user': {
    stored: inAccount,
    give: async (phone) =>
      api.request('post', '/api/users', { token: await admin(), body: { ...account, phone, role: 'guest' } }),
  },
  'the profile of a child': {
    stored: inProfile,
    give: async (phone) => {
      const teacher = await api.buildTeacher({ leader: await api.buildUser({ role: 'leader' }) });
      const child = await api.buildUser();
      const body = { user_id: String(child.id), teacher_id: String(teacher.id), age: '8', section: 'Quran', phone };
      return api.request('post', '/api/users/students', { token: await admin(), body });
    },
  },
  'a request for a free trial': {
    stored: inLead,
    give: (phone) => {
      const learner = { name: 'Omar', age: 9 };
      return api.request('post', '/api/leads', { body: { learner, phone, subject: 'memorisation', consent: true } });
    },
  },
  'the page of the free trial': {
    stored: inLead,
    takesNational: true,
    give: (phone, { country }) => {
      const body = formOf({ ...plainRequest, phone, phoneCountry: country });
      return api.request('post', '/api/leads/form', { body, headers: { accept: 'application/json' } });
    },
  },
  'an import': {
    stored: inAccount,
    takesNational: true,
    give: async (phone, { country }) => {
      const token = await admin();
      const file = `name,email,phone\nOmar,omar@family.test,"${phone}"`;
      const checked = await imports.check(token, file, { phone_country: country });
      return api.request('post', `/api/imports/${checked.id}/apply`, { token, body: {} });
    },
  },
};

const cases = Object.entries(doors).flatMap(([name, door]) =>
  phonesOfCountries.map((phone) => [name, phone, door] as const),
);

it.each(cases)('%s takes the phone %o (D166)', async (_name, phone, { stored, give, takesNational }) => {
  for (const typed of [phone.international, phone.stored, ...(takesNational ? [phone.national] : [])]) {
    await api.reset();
    const response = await give(typed, phone);
    expect([typed, response.status < 300]).toEqual([typed, true]);
    expect(await api.deps.database.sql.query({ text: stored })).toEqual([{ phone: phone.stored }]);
  }
});

it.each([
  ['a number that lost its zero in a spreadsheet', '501234567', 'SA', '+966501234567'],
  ['a number with its code and no +', '966501234567', 'SA', '+966501234567'],
  ['eleven digits of another country', '01012345678', 'SA', '01012345678'],
  ['eleven digits without a country', '01012345678', '', '01012345678'],
])('an import reads %s', async (_what, typed, country, stored) => {
  const file = `name,email,phone\nOmar,omar@family.test,${typed}`;
  const { preview } = await imports.check(await admin(), file, { phone_country: country });
  expect(preview).toMatchObject([{ phone: stored }]);
});

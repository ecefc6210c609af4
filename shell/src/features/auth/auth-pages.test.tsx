import { endSession, i18n, replaceTransport, sessionStore, setLanguage, useAcademy } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuthPage } from '#/routes/route-table.ts';
import { followProfile } from '#/session/follow-profile.ts';
import { texts } from '#/testing/texts.ts';
import AuthPages from './auth-pages.tsx';

const profile = {
  user: {
    id: '7',
    name: 'Maryam',
    email: 'maryam@academy.test',
    phone: null,
    image: null,
    role: 'student',
    roles: ['student'],
    timezone: 'Asia/Amman',
    subscription: { package: null },
  },
  permissions: ['timeline.read'],
};

const undo: (() => void)[] = [];
function restoreAll(): void {
  for (const restore of undo.splice(0).reverse()) restore();
}
afterEach(restoreAll);

type ResponseFactory = {
  status?: number;
  body?: object;
  headers?: Record<string, string>;
  /** The texts of the academy. */
  legalTexts?: object[];
};

/** An API with one response for every call, which records the requests. */
function api({ status = 200, body = {}, headers = {}, legalTexts = [] }: ResponseFactory) {
  const calls: { call: string; body: unknown }[] = [];
  undo.push(
    replaceTransport(async (request) => {
      const path = new URL(request.url).pathname;
      if (path === '/api/profile') return Response.json({ data: profile });
      if (path === '/api/legal-texts/current') return Response.json({ data: legalTexts });
      calls.push({ call: `${request.method} ${path}`, body: await request.json() });
      return Response.json(body, { status, headers });
    }),
  );
  undo.push(followProfile());
  return calls;
}
const rejection = (status: number, message: string, more: object = {}) => ({
  status,
  body: { code: 'refused', message, fields: [], requestId: 'r1', ...more },
});

async function open(page: AuthPage, language: 'en' | 'ar' = 'en', hash = '') {
  await startTestI18n(language, texts[language]);
  window.history.replaceState(null, '', `/auth/${page}${hash}`);
  function Page() {
    return <AuthPages page={useLocation().pathname.slice('/auth/'.length) as AuthPage} />;
  }
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { router, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, value);
      continue;
    }
    await user.clear(field);
    if (value) await user.type(field, value);
  }
}
const submit = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const goodSignUp = {
  'Who learns?': 'Myself',
  Name: 'Maryam',
  Email: 'maryam@academy.test',
  Phone: '07911123456',
  Password: 'secret1',
};

const second = {
  en: {
    used: 'This code was already used; wait for the next one',
    clock: 'Check that your phone sets its clock automatically',
  },
  ar: {
    used: 'استُخدم هذا الرمز من قبل؛ الرمز التالي يظهر خلال ثوانٍ',
    clock: 'يُرجى التحقق من أن ساعة الهاتف تُضبط تلقائيًا',
  },
};

describe('a rejected attempt', () => {
  it.each([
    ['signup', goodSignUp, 'Create account'],
    ['reset-password', { Email: 'maryam@academy.test' }, 'Send the code'],
    ['new-password', { Email: 'maryam@academy.test', 'New password': 'secret1' }, 'Save and sign in'],
  ] as const)('a rejected %s moves the focus to its error', async (page, values, name) => {
    api(rejection(503, 'not now'));
    const { user } = await open(page);
    await fill(user, values);
    await submit(user, name);
    const alert = (await screen.findByText('Internal server error!')).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(alert));
  });
});

describe('signing in', () => {
  it('signing in asks for missing values and focuses their fields', async () => {
    const calls = api({});
    const { user } = await open('signin');
    await submit(user, 'Sign in');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email or user name'));
    await fill(user, { Password: 'short' });
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('signing in stores the token and the profile', async () => {
    const calls = api({ body: { data: { token: 't1' } } });
    const { user } = await open('signin');
    await fill(user, { 'Email or user name': 'maryam@academy.test', Password: 'secret1' });
    await submit(user, 'Sign in');
    await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Maryam'));
    expect(document.cookie).toContain('session=t1');
    expect(calls).toEqual([{ call: 'POST /api/login', body: { email: 'maryam@academy.test', password: 'secret1' } }]);
  });

  it.each([
    ['en', 'Code', 'Sign in', 'This code is wrong, was already used, or is older than 15 minutes. Ask for a new one.'],
    [
      'ar',
      'الرمز',
      'تسجيل الدخول',
      'هذا الرمز غير صحيح، أو سبق استخدامه، أو مضى عليه أكثر من 15 دقيقة. يُرجى طلب رمز جديد.',
    ],
  ] as const)(
    'a student enters the code that the QR code brings; a wrong one stays typed (D141, %s)',
    async (language, label, name, wrong) => {
      const calls = api(rejection(422, 'wrong', { fields: [{ path: 'code', code: 'wrong', message: 'wrong' }] }));
      const { user } = await open('student', language, '#ABCD2345');
      await submit(user, name);
      await screen.findByText(wrong);
      const field = screen.getByLabelText<HTMLInputElement>(label);
      expect([field.value, document.activeElement]).toEqual(['ABCD2345', field]);
      restoreAll();
      api({ body: { data: { token: 'of-child' } } });
      await submit(user, name);
      await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Maryam'));
      expect(document.cookie).toContain('session=of-child');
      expect(calls).toEqual([{ call: 'POST /api/login/child-code', body: { code: 'ABCD2345' } }]);
    },
  );

  it('too many wrong codes say how long to wait', async () => {
    api({ ...rejection(429, 'wait'), headers: { 'retry-after': '3600' } });
    const { user } = await open('student', 'en', '#ABCD2345');
    await submit(user, 'Sign in');
    expect(await screen.findByText('Too many attempts. Please try again in 60 minutes.')).toBeTruthy();
  });

  it('the sign-in page leads students to the page of codes, and back', async () => {
    const { user } = await open('signin');
    await user.click(screen.getByRole('link', { name: 'I am a student' }));
    await submit(user, 'Sign in');
    expect(await screen.findByText('The code is required')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign in with a user name and password' }));
    expect(await screen.findByLabelText('Email or user name')).toBeTruthy();
  });

  it('after the server ended a session, its name stands in the form; after a sign-out it does not', async () => {
    api({ body: { data: { token: 't1' } } });
    const { user } = await open('signin');
    await fill(user, { 'Email or user name': 'maryam@academy.test', Password: 'secret1' });
    await submit(user, 'Sign in');
    await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Maryam'));
    const nameAfter = async (reason: 'expired' | 'signed-out') => {
      cleanup();
      endSession(reason);
      await open('signin');
      return (await screen.findByLabelText<HTMLInputElement>('Email or user name')).value;
    };
    expect(await nameAfter('expired')).toBe('maryam@academy.test');
    sessionStore.setState({ status: 'signed-in' });
    expect(await nameAfter('signed-out')).toBe('');
    expect(localStorage.getItem('sign-in-name')).toBeNull();
  });

  it.each([
    [
      'en',
      'signin',
      { 'Email or user name': 'maryam@academy.test', Password: 'secret1' },
      'Sign in',
      'Code from the app',
      'Sign in',
    ],
    [
      'ar',
      'new-password',
      { 'البريد الإلكتروني': 'maryam@academy.test', 'كلمة المرور الجديدة': 'secret1' },
      'حفظ ودخول',
      'رمز التطبيق',
      'تسجيل الدخول',
    ],
  ] as const)('a second step follows the password (%s, %s)', async (language, page, values, first, label, next) => {
    const answer = { challenge: 'c1', methods: ['totp', 'recovery'] };
    const calls = api({ body: { ...answer, data: answer } });
    const { user } = await open(page, language);
    await fill(user, values);
    await submit(user, first);
    const code = await screen.findByLabelText<HTMLInputElement>(label);
    expect(document.activeElement?.tagName).toBe('H1');
    restoreAll();
    const wrong = { fields: [{ path: 'code', code: 'wrong', message: 'wrong' }] };
    calls.push(...api(rejection(422, 'wrong', wrong)));
    await user.type(code, '111111');
    await submit(user, next);
    await screen.findByText(language === 'en' ? 'The code is not correct' : 'الرمز غير صحيح');
    expect(code.value).toBe('111111');
    for (const [why, said] of Object.entries(second[language])) {
      restoreAll();
      api(rejection(422, 'wrong', { fields: [{ path: 'code', code: why, message: 'wrong' }] }));
      await submit(user, next);
      await screen.findByText(said);
    }
    restoreAll();
    const verified = api({ body: { data: { token: 't2' } } });
    await user.clear(code);
    await user.type(code, '222222');
    await submit(user, next);
    await waitFor(() => expect(document.cookie).toContain('session=t2'));
    expect(verified).toEqual([{ call: 'POST /api/login/verify', body: { challenge: 'c1', code: '222222' } }]);
  });

  it('a recovery code can be used instead, and a sign-in that took too long starts again', async () => {
    api({ body: { data: { challenge: 'c1', methods: ['totp', 'recovery'] } } });
    const { user } = await open('signin');
    await fill(user, { 'Email or user name': 'maryam@academy.test', Password: 'secret1' });
    await submit(user, 'Sign in');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    restoreAll();
    api(rejection(422, 'ended', { fields: [{ path: 'challenge', code: 'ended', message: 'ended' }] }));
    await fill(user, { 'Recovery code': 'aaaa-1111' });
    await submit(user, 'Sign in');
    await screen.findByText('This sign-in has ended: it took too long, or too many codes were wrong.');
    const back = screen.getByRole('button', { name: 'Back to sign in' });
    expect(document.activeElement).toBe(back);
    await user.click(back);
    expect(screen.getByLabelText<HTMLInputElement>('Email or user name')).toBeTruthy();
  });

  it.each([
    [rejection(422, 'whatever'), 'Email or password is incorrect!'],
    [rejection(500, 'whatever'), 'Internal server error'],
    [
      { ...rejection(429, 'slow down'), headers: { 'retry-after': '840' } },
      'Too many attempts. Please try again in 14 minutes.',
    ],
    [
      { ...rejection(429, 'slow down'), headers: { 'retry-after': '30' } },
      'Too many attempts. Please try again in 30 seconds.',
    ],
  ])('a rejected sign-in shows the reason and keeps the input (%#)', async (response, text) => {
    api(response);
    const { user } = await open('signin');
    await fill(user, { 'Email or user name': 'maryam@academy.test', Password: 'secret1' });
    await submit(user, 'Sign in');
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'maryam@academy.test');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('the sign-in page is Arabic', async () => {
    api(rejection(422, 'Email or password is incorrect!'));
    const { user } = await open('signin', 'ar');
    await submit(user, 'تسجيل الدخول');
    expect(await screen.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
  });

  it('an error of the sign-in page follows the language', async () => {
    api({});
    const { user } = await open('signin');
    i18n.addResourceBundle('ar', 'shell', texts.ar.shell);
    await submit(user, 'Sign in');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    await act(() => setLanguage('ar'));
    expect(screen.getByText('البريد الإلكتروني مطلوب')).toBeTruthy();
    expect(screen.queryByText('Email is required')).toBeNull();
  });
});

describe('signing up', () => {
  it('signing up checks every field before the API', async () => {
    const calls = api({});
    const { user } = await open('signup');
    await submit(user, 'Create account');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    await fill(user, { Email: 'maryam', Phone: '0791112345' });
    expect(await screen.findByText('Invalid email format')).toBeTruthy();
    expect(
      await screen.findByText('Phone number is not valid. Choose its country, then type it as in the example.'),
    ).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('signing up sends the browser’s time zone', async () => {
    const calls = api({ body: { token: 't2', data: { token: 't2' } } });
    const { user } = await open('signup');
    await fill(user, goodSignUp);
    await submit(user, 'Create account');
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(calls[0]?.body).toEqual({
      name: 'Maryam',
      email: 'maryam@academy.test',
      phone: '07911123456',
      password: 'secret1',
      timezone,
      learners: { self: true, children: [] },
    });
  });

  it('signing up asks first who learns, and takes the names and ages of children', async () => {
    const calls = api({ body: { token: 't2', data: { token: 't2' } } });
    const { user } = await open('signup');
    const { Name: _, ...rest } = goodSignUp;
    await fill(user, { ...rest, 'Who learns?': 'My child', 'Your name': 'Maryam', 'Name of the child': 'Yusuf' });
    await submit(user, 'Create account');
    expect(await screen.findByText('The age is required')).toBeTruthy();
    await fill(user, { Age: '٨' });
    await user.click(screen.getByRole('button', { name: 'Add another child' }));
    const [, second] = screen.getAllByLabelText('Name of the child');
    if (!second) throw new Error('no second child');
    await user.type(second, 'Omar');
    await user.type(screen.getAllByLabelText('Age').at(-1) ?? second, '6');
    await submit(user, 'Create account');
    const children = [
      { name: 'Yusuf', age: '٨' },
      { name: 'Omar', age: '6' },
    ];
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Maryam', learners: { self: false, children } }));
  });

  it('signing up shows a name that is there twice where it was chosen', async () => {
    const fields = [{ path: 'learners.children', code: 'check', message: 'A name is there twice' }];
    api(rejection(422, 'Check the fields', { fields }));
    const { user } = await open('signup');
    await fill(user, goodSignUp);
    await submit(user, 'Create account');
    expect(await screen.findByText(/This name is already there/)).toBeTruthy();
  });

  it('signing up takes a phone as it is written in the country of its code', async () => {
    const calls = api({ body: { token: 't2', data: { token: 't2' } } });
    const { user } = await open('signup');
    await fill(user, { ...goodSignUp, Phone: '0501234567' });
    await user.click(await screen.findByRole('button', { name: /^Country/ }));
    await user.type(screen.getByRole('searchbox'), 'السعودية{Enter}');
    await submit(user, 'Create account');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ phone: '+966501234567' }));
  });

  it('if legal texts are published, signing up requires and sends their acceptance', async () => {
    const texts = [
      { kind: 'terms', version: 2 },
      { kind: 'privacy', version: 1 },
    ];
    const calls = api({ body: { token: 't3', data: { token: 't3' } }, legalTexts: texts });
    const { user } = await open('signup');
    const box = await screen.findByLabelText('I have read these texts of the academy and accept them');
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy');
    await fill(user, goodSignUp);
    await submit(user, 'Create account');
    expect(await screen.findByText('Accept them to create an account')).toBeTruthy();
    expect([box.getAttribute('aria-invalid'), calls]).toEqual(['true', []]);
    await user.click(box);
    await submit(user, 'Create account');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Maryam', consents: texts }));
    expect(calls[0]?.body).not.toHaveProperty('accepted');
  });

  it.each([
    [rejection(422, 'The email has been taken'), 'Email', 'This email is already in use. Enter another one.'],
    [rejection(500, 'duplicate phone'), 'Phone', 'This phone number is already in use. Enter another one.'],
    [
      rejection(422, 'Check the fields', { fields: [{ path: 'phone', code: 'regex', message: 'no' }] }),
      'Phone',
      'Phone number is not valid. Choose its country, then type it as in the example.',
    ],
  ])('signing up shows an error at its field (%#)', async (response, label, text) => {
    api(response);
    const { user } = await open('signup');
    await fill(user, goodSignUp);
    await submit(user, 'Create account');
    expect(await screen.findByText(text)).toBeTruthy();
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', goodSignUp[label as 'Email' | 'Phone']);
  });

  it('signing up shows an unknown error', async () => {
    api(rejection(500, 'boom'));
    const { user } = await open('signup');
    await fill(user, goodSignUp);
    await submit(user, 'Create account');
    expect(await screen.findByText('Internal server error!')).toBeTruthy();
  });
});

describe('resetting a password', () => {
  it('a password reset goes from e-mail to code to new password, and signs in', async () => {
    const calls = api({ body: { token: 't3' } });
    const { user, router } = await open('reset-password');
    await fill(user, { Email: 'maryam@academy.test' });
    await submit(user, 'Send the code');
    expect(await screen.findByText(/maryam@academy.test/)).toBeTruthy();
    await fill(user, { 'Reset code': '123456' });
    await submit(user, 'Verify');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/new-password'));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'maryam@academy.test');
    await fill(user, { 'New password': 'secret2' });
    await submit(user, 'Save and sign in');
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
    expect(calls).toEqual([
      { call: 'POST /api/auth/forgetPassword', body: { email: 'maryam@academy.test' } },
      { call: 'POST /api/auth/verifyResetcode', body: { resetCode: '123456' } },
      { call: 'PUT /api/auth/resetPassword', body: { email: 'maryam@academy.test', newPassword: 'secret2' } },
    ]);
  });

  it.each([
    ['reset-password', { Email: 'a@b.co' }, 'Send the code', rejection(404, 'no'), 'No user found for this email'],
    ['reset-password', { Email: 'a@b.co' }, 'Send the code', rejection(500, 'no'), 'Internal server error!'],
    ['verify-password', { 'Reset code': '1' }, 'Verify', rejection(500, 'no'), 'Reset code is invalid or expired'],
    ['verify-password', { 'Reset code': '1' }, 'Verify', rejection(400, 'no'), 'Reset code is invalid or expired'],
    ['verify-password', { 'Reset code': '' }, 'Verify', {}, 'Reset code is required'],
    [
      'new-password',
      { Email: 'a@b.co', 'New password': 'secret2' },
      'Save and sign in',
      rejection(400, 'no'),
      'Your code is no longer valid. Request a new one.',
    ],
  ] as const)('a password reset reports at %s the error %o', async (page, values, button, response, text) => {
    api(response);
    const { user } = await open(page);
    await fill(user, values);
    await submit(user, button);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('an academy without new accounts (D86)', () => {
  const initial = useAcademy.getState();
  const close = () =>
    useAcademy.setState({ signup_open: false, contacts: { email: 'salam@noor.academy', phone: null } });
  afterEach(() => useAcademy.setState(initial, true));

  it('without new accounts, sign-up says so, with the contacts of the academy, and has no form', async () => {
    close();
    await open('signup');
    expect(screen.getByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'salam@noor.academy' }).getAttribute('href')).toBe(
      'mailto:salam@noor.academy',
    );
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  it('without new accounts, sign-in has no link to sign-up', async () => {
    close();
    await open('signin');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRelation, serveRelations } from '#/people/testing/relations.ts';
import { allOfPeople, everybody, layla, salma, signInAs, yusuf } from '#/testing/people.ts';
import { renderAt, renderWithFillers } from '#/testing/render-at.tsx';
import { aStudentProfile, aUser, nothing, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/users/student/11';
const bilal = aUser({ id: '5', name: 'Bilal Rahman', role: 'leader', roles: ['leader'] });
const family = [...allOfPeople, 'relations.relatives.read'];

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-10T07:05:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the page of a person', () => {
  test('the page of a student shows the student, the teacher and the remaining classes', async () => {
    signInAs('admin');
    serveUsers(everybody);
    await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(addressOf('Students')).toBe('/dashboard/users/student');
    expect(factOf('Remaining')).toBe('2 classes owed');
    expect(factOf('Email')).toBe('person11@academy.test');
    expect(factOf('Time zone')).toBe('Asia/Amman10:05 am there now');
    expect(factOf('Sign-in')).toBe('Can sign in');
    expect(addressOf('Salma Haddad')).toBe('/dashboard/users/teacher/7');
    expect(addressOf('Bilal Rahman')).toBe('/dashboard/users/leader/5');
    expect(addressOf('Remaining classes')).toBe('/dashboard/users/remaining-classes/11');
  });

  test('the page of a child warns if no parent has accepted a text', async () => {
    signInAs('admin');
    serveUsers(everybody);
    const consents = [
      { kind: 'terms', acceptedAt: null },
      { kind: 'privacy', acceptedAt: '2026-03-01T09:00:00.000Z' },
    ];
    server.use(http.get('*/api/users/11/consents', () => HttpResponse.json({ data: { byParent: true, consents } })));
    await renderAt(PAGE);
    await screen.findByText('A parent has not accepted yet: Terms of use');
  });

  test('a student without a teacher has a link to choose one, for viewers who can edit the profile', async () => {
    signInAs('admin');
    const waiting = { ...yusuf, student: yusuf.student && { ...yusuf.student, teacher_id: null, teacher_name: null } };
    serveUsers([waiting]);
    const { unmount } = await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(addressOf('Choose a teacher')).toBe('/dashboard/users/student/11/edit-profile');
    unmount();
    serveUsers([{ ...waiting, may: nothing }]);
    await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(screen.queryByRole('link', { name: 'Choose a teacher' })).toBeNull();
  });

  test('the page of a teacher shows whom the teacher teaches', async () => {
    signInAs('admin');
    serveUsers(everybody);
    await renderAt('/dashboard/users/teacher/7');
    await titled('Salma Haddad');
    expect(screen.getByText('Registrar')).toBeTruthy();
    expect(factOf('Students')).toBe('3');
    expect(addressOf('Salaries')).toBe('/dashboard/users/7/salaries');
  });

  test('the page of a person without a profile shows nothing about study or teaching', async () => {
    signInAs('admin');
    serveUsers([bilal]);
    await renderAt('/dashboard/users/leader/5');
    await titled('Bilal Rahman');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Account']);
  });

  test('the page of a person is translated into Arabic', async () => {
    signInAs('admin');
    serveUsers(everybody);
    await renderAt(PAGE, 'ar');
    await titled('Yusuf Karim');
    expect(addressOf('الطلاب')).toBe('/dashboard/users/student');
    expect(factOf('المتبقي')).toBe('حصتان مستحقتا الدفع');
    expect(factOf('المنطقة الزمنية')).toMatch(/^Asia\/Ammanالساعة هناك الآن 10:05/);
  });

  test('the page of a person says that an account is deactivated, or a profile not completed', async () => {
    signInAs('admin');
    serveUsers([layla]);
    await renderAt('/dashboard/users/all/12');
    await titled('ليلى منصور');
    expect(factOf('Sign-in')).toBe('Can’t sign in');
    expect(screen.getByText('No profile yet')).toBeTruthy();
  });

  test('for a teacher the page of a person leaves out what the API does not send, and links that a teacher cannot open', async () => {
    signInAs('teacher', ['users.read'], '7');
    serveUsers([{ ...yusuf, email: null, phone: null, may: nothing }]);
    await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(screen.queryByText('Email')).toBeNull();
    expect(addressOf('Salma Haddad')).toBe('/dashboard/users/teacher/7');
    expect(screen.queryByRole('link', { name: 'Bilal Rahman' })).toBeNull();
    expect(factOf('Leader')).toBe('Bilal Rahman');
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  });
});

describe('without a person', () => {
  test('the page of a person reserves its space while it is loading', async () => {
    signInAs('admin');
    let response = () => {};
    serveUsers(everybody, new Promise<void>((resolve) => (response = resolve)));
    await renderAt(PAGE);
    expect(screen.getByText('Loading…')).toBeTruthy();
    await titled('Student');
    response();
    await titled('Yusuf Karim');
  });

  test('a person who is deleted, or out of the viewer’s scope, is not found', async () => {
    signInAs('teacher', ['users.read'], '7');
    serveUsers([]);
    await renderAt(PAGE);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
    await titled('Student');
  });

  test('a person that failed to load is loaded with a retry', async () => {
    signInAs('admin');
    reject('get', 'users/11', 400);
    const { user } = await renderAt(PAGE);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serveUsers(everybody);
    await user.click(again);
    await titled('Yusuf Karim');
  });
});

describe("a viewer's actions on a person", () => {
  test("the actions on a person's page are those of their row in the list", async () => {
    signInAs('admin');
    serveUsers(everybody);
    const { user } = await renderAt(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Actions for Yusuf Karim' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile info',
      'Edit',
      'Change password',
      'Activity',
      'Classes log',
      'Remaining classes',
      'View as this user',
      'Deactivate',
      'Delete',
    ]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('writing to a person is offered if the API allows it (%s)', async (message, offered) => {
    signInAs('admin');
    serveUsers([{ ...yusuf, may: { ...yusuf.may, message } }]);
    await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(screen.queryAllByRole('link', { name: 'Message' })).toHaveLength(offered);
    if (message) expect(addressOf('Message')).toBe('/dashboard/messaging/chats/11#write');
  });

  test('deleting a person leads back to the list', async () => {
    signInAs('admin');
    const { held } = serveUsers(everybody);
    const deleted = takeBodies('delete', 'users/11');
    const { user, path } = await renderAt(PAGE, 'en', true);
    await user.click(await screen.findByRole('button', { name: 'Actions for Yusuf Karim' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    held.users = [salma];
    await user.type(within(await screen.findByRole('alertdialog')).getByRole('textbox'), 'Yusuf Karim');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(path()).toBe('/dashboard/users/student'));
    expect(deleted).toHaveLength(1);
    expect(await screen.findByText('User deleted successfully')).toBeTruthy();
  });
});

describe('the family of a person', () => {
  const mother = aRelation({ id: '1', user_id: '11', related_user_id: '21', related_user_name: 'Mona Karim' });

  test('the family of a student is shown as their relatives', async () => {
    signInAs('admin', family);
    serveUsers(everybody);
    serveRelations([mother, aRelation({ id: '2', user_id: '99' })]);
    await renderAt(PAGE);
    expect((await screen.findByRole('link', { name: 'Mona Karim' })).getAttribute('href')).toBe(
      '/dashboard/users/all/21',
    );
    expect(screen.getByText('Parent')).toBeTruthy();
    expect(screen.queryByText('Relative 2')).toBeNull();
  });

  test('the family of a relative is shown as their students', async () => {
    signInAs('admin', family);
    serveUsers([aUser({ id: '21', name: 'Mona Karim', role: 'guest', roles: ['guest'] })]);
    serveRelations([{ ...mother, user_name: 'Yusuf Karim' }]);
    await renderAt('/dashboard/users/guest/21');
    expect((await screen.findByRole('link', { name: 'Yusuf Karim' })).getAttribute('href')).toBe(PAGE);
    expect(screen.getByText('Child')).toBeTruthy();
  });

  test('a leader has no links to relatives', async () => {
    signInAs('leader', ['users.read', 'relations.relatives.read']);
    serveUsers(everybody);
    serveRelations([mother]);
    await renderAt(PAGE);
    expect(await screen.findByText('Mona Karim')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Mona Karim' })).toBeNull();
  });

  test('admins sign the devices of children without a parent’s account in (D141)', async () => {
    const child = aUser({ id: '11', name: 'Yusuf', student: aStudentProfile({ age: 9 }) });
    const link = () => screen.queryByRole('link', { name: 'Own device' });
    const show = async (role: string, relation: typeof mother, user = child) => {
      signInAs(role, family);
      serveUsers([user]);
      serveRelations([relation]);
      const { unmount } = await renderAt(PAGE);
      await screen.findByText('Mona Karim');
      const href = link()?.getAttribute('href');
      unmount();
      return href;
    };
    const aunt = { ...mother, relationship_type: 'aunt' as const };
    expect(await show('admin', aunt)).toBe('/profile/family/11/devices');
    expect(await show('admin', mother)).toBeUndefined();
    expect(await show('leader', aunt)).toBeUndefined();
    const grown = { ...child, student: aStudentProfile({ age: 16 }) };
    expect(await show('admin', aunt, grown)).toBeUndefined();
  });

  test('for a student without relatives a line says so, in the reserved space', async () => {
    signInAs('admin', [...family, 'relations.relatives.create']);
    serveUsers(everybody);
    serveRelations([]);
    await renderAt(PAGE);
    expect(await screen.findByText('No relatives yet.')).toBeTruthy();
    expect(addressOf('Add relative')).toBe('/dashboard/relations/relatives/add?user_id=11');
  });

  test('a viewer who cannot add relatives has no link to do so', async () => {
    signInAs('admin', family);
    serveUsers(everybody);
    serveRelations([]);
    await renderAt(PAGE, 'ar');
    expect(await screen.findByText('لا أقارب بعد.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'إضافة قريب' })).toBeNull();
  });

  test('a person who is no student and has no family has no family section', async () => {
    signInAs('admin', family);
    serveUsers([bilal]);
    const { asked } = serveRelations([]);
    await renderAt('/dashboard/users/leader/5');
    await titled('Bilal Rahman');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Family' })).toBeNull();
  });

  test('a family that failed to load shows an error in its place, and is loaded with a retry', async () => {
    signInAs('admin', family);
    serveUsers(everybody);
    reject('get', 'relations', 400);
    const { user } = await renderAt(PAGE);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serveRelations([mother]);
    await user.click(again);
    expect(await screen.findByText('Mona Karim')).toBeTruthy();
    expect(factOf('Remaining')).toBe('2 classes owed');
  });
});

describe('other remotes on the page of a person', () => {
  test('a person’s page without fillers has no tabs', async () => {
    signInAs('admin');
    serveUsers(everybody);
    await renderAt(PAGE);
    await titled('Yusuf Karim');
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  test.each([
    [true, ['classes', 'ledger']],
    [false, ['classes']],
  ])('the ledger has a tab if the viewer may see it (%s)', async (viewLedger, tabs) => {
    signInAs('admin');
    serveUsers([{ ...yusuf, may: { ...yusuf.may, viewLedger, viewSalaries: false } }]);
    await renderWithFillers(PAGE, { 'person.tab': ['classes', 'ledger', 'salaries'] });
    await titled('Yusuf Karim');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    expect(screen.queryAllByRole('link', { name: 'Remaining classes' })).toHaveLength(0);
  });

  test('fillers get the person of the page for summary and tabs', async () => {
    signInAs('admin');
    serveUsers(everybody);
    const { user, router } = await renderWithFillers(PAGE, {
      'person.summary': ['balance'],
      'person.tab': ['classes', 'bills'],
    });
    expect(await screen.findByText('balance of student 11')).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).getByText('classes of student 11')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'bills' }));
    expect(within(screen.getByRole('tabpanel')).getByText('bills of student 11')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=bills');
  });
});

import { ApiError, endSession, keepDraft, type Language, readDraft } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { TextField } from '@academy/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { EntryForm } from './entry-form.tsx';
import { useEntryForm } from './use-entry-form.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('form.field.required')),
  code: v.string(),
});

interface Given {
  send?: (sent: { name: string; code: string }) => Promise<unknown>;
  savedTo?: string;
  draft?: string;
}

function Page({ send = async () => {}, savedTo, draft }: Given) {
  const entry = useEntryForm({ namespace: 'ui', schema, defaults: { name: '', code: 'S-1' }, send, draft });
  return (
    <>
      <Link to="/elsewhere">Away</Link>
      <EntryForm entry={entry} submitLabel="Save" savedTo={savedTo} cancelTo="/list">
        <TextField label="Name" {...entry.field('name')} />
        <TextField label="Code" {...entry.field('code')} />
      </EntryForm>
    </>
  );
}

const show = (given: Given = {}, language: Language = 'en') => renderUi(<Page {...given} />, language, '/form');
const reject = (error: ConstructorParameters<typeof ApiError>[0]) => vi.fn().mockRejectedValue(new ApiError(error));

test('a missing value is reported at its focused field, and nothing is sent', async () => {
  const send = vi.fn();
  const { user } = await show({ send });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This field is required.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send).not.toHaveBeenCalled();
});

test('the focus is at the field with the error as soon as the error is shown', async () => {
  const send = reject({
    status: 422,
    code: 'duplicate',
    message: '',
    fields: [{ path: 'code', code: 'duplicate', message: '' }],
  });
  const { user } = await show({ send });
  await user.type(screen.getByLabelText('Name'), 'Maryam');
  const focused = new Promise<Element | null>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[aria-invalid=true]')) return;
      observer.disconnect();
      resolve(document.activeElement);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await focused).toBe(screen.getByLabelText('Code'));
});

test('the first field with an error in visual order takes the focus', async () => {
  function Controlled() {
    const defaults = { name: '', code: '' };
    const both = v.object({ name: schema.entries.name, code: schema.entries.name });
    const entry = useEntryForm({ namespace: 'ui', schema: both, defaults, send: async () => {} });
    return (
      <EntryForm entry={entry} submitLabel="Save">
        <Controller
          control={entry.form.control}
          name="name"
          render={({ field }) => <TextField label="Name" {...field} error={entry.errorAt('name')} />}
        />
        <TextField label="Code" {...entry.field('code')} />
      </EntryForm>
    );
  }
  const { user } = await renderUi(<Controlled />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('input survives an expired session for the same user only', async () => {
  const typed = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  const comeBack = async (id: string) => {
    signInForTest({ id }, []);
    return show();
  };
  const first = await comeBack('1');
  await first.user.type(screen.getByLabelText('Name'), 'Yusuf');
  act(() => endSession('expired'));
  first.unmount();
  const again = await comeBack('1');
  await waitFor(() => expect(typed()).toBe('Yusuf'));
  act(() => endSession('expired'));
  again.unmount();
  const other = await comeBack('2');
  expect(typed()).toBe('');
  other.unmount();
  await comeBack('1');
  expect(typed()).toBe('');
});

test('an API error is shown at its field in the viewer’s language and keeps the input', async () => {
  const fields = [{ path: 'code', code: 'duplicate', message: 'This code is already taken' }];
  const send = reject({ status: 422, code: 'duplicate', fields });
  const { user } = await show({ send }, 'ar');
  await user.type(screen.getByLabelText('Name'), ' Yusuf ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('مستخدم من قبل.');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(' Yusuf ');
  expect(send).toHaveBeenCalledWith({ name: 'Yusuf', code: 'S-1' });
});

test('a general failure is shown above the form', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await show({ send: reject({ status: 429, code: 'too_many_requests', retryAfter: 30 }) });
  await user.type(screen.getByLabelText('Name'), 'Yusuf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const words = await screen.findByText('Too many attempts. Please try again in 30 seconds.');
  expect(scrolled.mock.contexts.some((element) => element instanceof Element && element.contains(words))).toBe(true);
});

test('after saving, the page navigates on without a confirmation', async () => {
  const { user, router } = await show({ savedTo: '/list' });
  await user.type(screen.getByLabelText('Name'), 'Yusuf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
});

test.each(['Save', 'Cancel'])('after %s the Back button does not lead into the form again', async (way) => {
  const { user, router } = await show({ savedTo: '/list' });
  if (way === 'Save') {
    await user.type(screen.getByLabelText('Name'), 'Yusuf');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  } else await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('leaving unsaved input asks first', async () => {
  const { user, router } = await show();
  await user.type(screen.getByLabelText('Name'), 'Yusuf');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/form');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(() => user.click(screen.getByRole('link', { name: 'Away' })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

const typedName = () => screen.getByLabelText<HTMLInputElement>('Name').value;

/** The form after its page was removed while a user typed a name, as by a crash. */
async function comeBackTo(given: Given) {
  signInForTest({ id: '1' }, []);
  const first = await show({ draft: 'student', ...given });
  await first.user.type(screen.getByLabelText('Name'), 'Yusuf');
  first.unmount();
  return show(given);
}

test('a form with a draft restores what was typed before its page was removed', async () => {
  const { user } = await comeBackTo({ draft: 'student' });
  expect(typedName()).toBe('Yusuf');
  await user.click(screen.getByRole('button', { name: 'Delete them' }));
  expect(typedName()).toBe('');
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
  expect(readDraft('student')).toBeNull();
});

test('a form without a draft starts empty', async () => {
  await comeBackTo({});
  expect(typedName()).toBe('');
});

test('a draft of a form with other fields is not restored', async () => {
  signInForTest({ id: '1' }, []);
  keepDraft('student', { name: 'Yusuf', phone: '010' });
  await show({ draft: 'student' });
  expect(typedName()).toBe('');
});

test('a draft is deleted when the form is saved, and when it is left on purpose', async () => {
  const saved = await comeBackTo({ draft: 'student', savedTo: '/list' });
  await saved.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.router.state.location.pathname).toBe('/list'));
  expect(readDraft('student')).toBeNull();
  saved.unmount();
  const left = await comeBackTo({ draft: 'student' });
  await left.user.click(screen.getByRole('link', { name: 'Away' }));
  await left.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(left.router.state.location.pathname).toBe('/elsewhere'));
  expect(readDraft('student')).toBeNull();
});

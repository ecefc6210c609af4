import type { Language } from '@academy/shared-auth';
import { createQueryClient, Dialog } from '@academy/shared-ui';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type SubmitEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboboxField } from './combobox-field.tsx';
import type { Option } from './option.ts';

const teachers: Option[] = [
  { value: '1', label: 'Maryam Haddad', description: 'maryam@academy.test', kind: 'person' },
  { value: '2', label: 'يوسف الخطيب', description: 'معلم', kind: 'person' },
  { value: '3', label: 'Omar Saleh', description: 'T-0003', kind: 'person' },
];
const find = (text: string) => teachers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

interface Given {
  start?: Option | null;
  response?: (text: string) => readonly Option[] | Promise<readonly Option[]>;
  onSubmit?: () => void;
  emptyText?: string;
  error?: string;
  disabled?: boolean;
}

function Field({ start = null, response = find, onSubmit, ...rest }: Given) {
  const [value, setValue] = useState(start);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form onSubmit={submit}>
      <ComboboxField
        label="Teacher"
        value={value}
        onChange={setValue}
        query={(text) => queryOptions({ queryKey: ['teachers', text], queryFn: async () => response(text) })}
        {...rest}
      />
      <button type="button">Next</button>
      <p title="chosen">{value?.value ?? 'nobody'}</p>
    </form>
  );
}

async function show(given: Given = {}, language: Language = 'en', isInDialog = false) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const onClose = vi.fn();
  const field = <Field {...given} />;
  const page = await renderUi(
    <QueryClientProvider client={client}>
      {isInDialog ? (
        <Dialog open title="Relate" onClose={onClose}>
          {field}
        </Dialog>
      ) : (
        field
      )}
    </QueryClientProvider>,
    language,
  );
  return { ...page, onClose, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' }) };
}

const names = () => screen.getAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const chosen = () => screen.getByTitle('chosen').textContent;

test('options load when the field opens', async () => {
  const response = vi.fn(find);
  const { user, input } = await show({ response });
  expect(response).not.toHaveBeenCalled();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await user.click(input);
  await screen.findByRole('option', { name: /Maryam/ });
  expect(response.mock.calls).toEqual([['']]);
  expect(names()).toEqual(['Maryam Haddad', 'يوسف الخطيب', 'Omar Saleh']);
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Teacher' }).id);
});

/** A field whose chosen option has its name only once it is loaded. */
function LateName() {
  const [label, setLabel] = useState('…');
  return (
    <>
      <ComboboxField
        label="Teacher"
        value={{ value: '1', kind: 'person', label }}
        onChange={() => {}}
        query={(text) => queryOptions({ queryKey: ['teachers', text], queryFn: async () => find(text) })}
      />
      <button type="button" onClick={() => setLabel('Maryam Haddad')}>
        Load
      </button>
    </>
  );
}

test('the name of the chosen option may load after its id', async () => {
  const { user } = await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <LateName />
    </QueryClientProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' });
  expect(input.value).toBe('…');
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await waitFor(() => expect(input.value).toBe('Maryam Haddad'));
});

test('options are searched once typing pauses, and the first is highlighted', async () => {
  const response = vi.fn(find);
  const { user, input } = await show({ response });
  await user.tab();
  await user.keyboard('oma');
  const option = await screen.findByRole('option', { name: /Omar/ });
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(option.id));
  expect(response.mock.calls).toEqual([['oma']]);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('3');
  expect(input.value).toBe('Omar Saleh');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows move through the list and Enter chooses without sending the form', async () => {
  const onSubmit = vi.fn();
  const { user, input } = await show({ onSubmit });
  await user.tab();
  expect(document.activeElement).toBe(input);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Maryam/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).id).toBe(input.getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('2');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter that ends an input composition in Safari chooses nothing', async () => {
  const { user, input } = await show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Maryam/ });
  await user.keyboard('{ArrowDown}');
  const before = chosen();
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(chosen()).toBe(before);
  expect(screen.getByRole('option', { name: /Maryam/ })).toBeTruthy();
});

test('a clicked option is chosen and the focus stays in the field', async () => {
  const { user, input } = await show();
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: /Omar/ }));
  expect(chosen()).toBe('3');
  expect(document.activeElement).toBe(input);
});

test.each(['Escape', 'leaving'])('the key or action %s restores the choice after typing over it', async (way) => {
  const { user, input } = await show({ start: teachers[0] });
  await user.clear(input);
  await user.type(input, 'oma');
  await screen.findByRole('option', { name: /Omar/ });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(input.value).toBe('Maryam Haddad');
  expect(chosen()).toBe('1');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('leaving by Tab does not choose the highlighted option', async () => {
  const { user, input } = await show();
  await user.type(input, 'oma');
  await screen.findByRole('option', { name: /Omar/ });
  await user.tab();
  expect(chosen()).toBe('nobody');
  expect(input.value).toBe('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a choice is cleared by its button, and by leaving the field empty', async () => {
  const { user, input } = await show({ start: teachers[0] });
  await user.click(screen.getByRole('button', { name: 'Clear Teacher' }));
  expect(chosen()).toBe('nobody');
  expect(document.activeElement).toBe(input);
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: /Omar/ }));
  await user.clear(input);
  expect(chosen()).toBe('3');
  await user.tab();
  expect(chosen()).toBe('nobody');
});

test('Enter chooses nothing from an outdated list', async () => {
  let respondNow = () => {};
  const response = (text: string) =>
    text ? new Promise<readonly Option[]>((resolve) => (respondNow = () => resolve(find(text)))) : teachers;
  const { user, input } = await show({ response });
  await user.click(input);
  await screen.findByRole('option', { name: /Maryam/ });
  await user.type(input, 'oma{Enter}');
  expect(chosen()).toBe('nobody');
  expect(input.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => {
    respondNow();
    expect(names()).toEqual(['Omar Saleh']);
  });
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('3');
});

test('an empty result is announced, to screen readers too', async () => {
  const { user, input } = await show({ emptyText: 'No such teacher' });
  await user.type(input, 'zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No such teacher'));
  await user.clear(input);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 choices'));
});

test.each(['the button', 'Enter'])('a failed list of options is retried by %s', async (way) => {
  const response = vi.fn(find).mockImplementationOnce(() => {
    throw new Error('refused');
  });
  const { user, input } = await show({ response });
  await user.click(input);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The choices could not be loaded.');
  if (way === 'Enter') await user.keyboard('{Enter}');
  else await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Maryam/ })).toBeDefined();
  expect(document.activeElement).toBe(input);
});

test('in a dialog Escape first closes the list, then the dialog', async () => {
  const { user, input, onClose } = await show({ start: teachers[0] }, 'en', true);
  await user.click(input);
  await screen.findByRole('option', { name: /Maryam/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(chosen()).toBe('1');
});

test('names have their own direction, e-mails and codes are left to right', async () => {
  const { user, input } = await show({}, 'ar');
  await user.click(input);
  const [maryam, yusuf] = await screen.findAllByRole('option');
  const directions = (option?: Element) => [...(option?.querySelectorAll('bdi') ?? [])].map((part) => part.dir);
  expect(directions(maryam)).toEqual(['', 'ltr']);
  expect(directions(yusuf)).toEqual(['', '']);
  expect(screen.getByRole('button', { name: 'عرض خيارات Teacher' })).toBeDefined();
});

test('a field with an error shows the reason; a disabled field does not open', async () => {
  const { user, input } = await show({ error: 'Choose a teacher', disabled: true });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Choose a teacher');
  await user.click(input);
  await user.click(screen.getByRole('button', { name: 'Show options for Teacher' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

function Form({ onSubmit }: { onSubmit: (values: { teacher: Option | null }) => void }) {
  const { control, handleSubmit } = useForm<{ teacher: Option | null }>({ defaultValues: { teacher: null } });
  const query = (text: string) => queryOptions({ queryKey: ['teachers', text], queryFn: async () => find(text) });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <Controller
        name="teacher"
        control={control}
        rules={{ required: 'Choose a teacher' }}
        render={({ field, fieldState }) => (
          <ComboboxField {...field} label="Teacher" query={query} error={fieldState.error?.message} />
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}

test('a form stores the choice and focuses the field without one', async () => {
  const onSubmit = vi.fn();
  const { user } = await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Form onSubmit={(values) => onSubmit(values)} />
    </QueryClientProvider>,
  );
  const input = screen.getByRole('combobox', { name: 'Teacher' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: /Omar/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ teacher: teachers[2] }));
});

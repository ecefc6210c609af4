import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['TextField', <TextField key="field" label="Name" help="As in your passport" error="Name is required" />],
  ['PasswordField', <PasswordField key="field" label="Name" help="As in your passport" error="Name is required" />],
  ['TextAreaField', <TextAreaField key="field" label="Name" help="As in your passport" error="Name is required" />],
  [
    'SelectField',
    <SelectField key="field" label="Name" help="As in your passport" error="Name is required" options={[]} />,
  ],
  ['CheckboxField', <CheckboxField key="field" label="Name" help="As in your passport" error="Name is required" />],
])('a %s with an error shows the reason, and tells it to screen readers', async (_name, field) => {
  await renderUi(field);
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['Name is required', 'As in your passport']);
});

test.each([
  ['TextField', TextField],
  ['PasswordField', PasswordField],
])('an error of a %s replaces its rule', async (_name, Field) => {
  const rule = 'At least 6 characters';
  await renderUi(
    <>
      <Field label="Right" rule={rule} />
      <Field label="Wrong" rule={rule} error="Must be at least 6 characters" />
    </>,
  );
  expect(described(screen.getByLabelText('Right'))).toEqual([rule]);
  expect(described(screen.getByLabelText('Wrong'))).toEqual(['Must be at least 6 characters']);
  expect(screen.getAllByText(rule)).toHaveLength(1);
});

test('a valid field has no error description', async () => {
  await renderUi(<TextField label="Name" />);
  const input = screen.getByLabelText('Name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a field accepts the props that a form library registers', async () => {
  const ref = createRef<HTMLInputElement>();
  const typed: string[] = [];
  const registered = {
    name: 'email',
    ref,
    onChange: (event: { target: { value: string } }) => typed.push(event.target.value),
  };
  const { user } = await renderUi(<TextField label="E-mail" type="email" {...registered} />);
  await user.type(screen.getByLabelText('E-mail'), 'a@b');
  expect(ref.current).toBe(screen.getByLabelText('E-mail'));
  expect(ref.current?.name).toBe('email');
  expect(typed.at(-1)).toBe('a@b');
});

test('an e-mail is left to right on an Arabic page, and free text has its own direction', async () => {
  await renderUi(
    <>
      <TextField label="البريد" type="email" />
      <TextField label="الاسم" />
    </>,
    'ar',
  );
  expect(screen.getByLabelText('البريد').dir).toBe('ltr');
  expect(screen.getByLabelText('الاسم').hasAttribute('dir')).toBe(false);
});

test('a password can be shown and hidden without losing the typed text', async () => {
  const { user } = await renderUi(<PasswordField label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'secret');
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(show);
  expect(input.type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
  await user.click(show);
  expect(input.type).toBe('password');
  expect(input.value).toBe('secret');
});

test('a select offers its options and a placeholder without a value', async () => {
  const options = [{ value: 'jo', label: 'Jordan' }];
  const { user } = await renderUi(<SelectField label="Country" placeholder="Choose" options={options} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(select.value).toBe('');
  await user.selectOptions(select, 'Jordan');
  expect(select.value).toBe('jo');
});

test('the error of a form is announced', async () => {
  await renderUi(<FormError>Try again later</FormError>);
  expect(screen.getByRole('alert').textContent).toBe('Try again later');
});

test('an invitation pasted into a field for a link keeps its lines apart', async () => {
  const typed: string[] = [];
  const { user } = await renderUi(
    <TextField type="url" label="Link" onChange={({ target }) => typed.push(target.value)} />,
  );
  await user.click(screen.getByLabelText('Link'));
  await user.paste('https://zoom.us/j/93\r\nMeeting ID: 93 222\n');
  expect(typed).toEqual(['https://zoom.us/j/93 Meeting ID: 93 222']);
});

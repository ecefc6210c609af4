import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PhoneField } from './phone-field.tsx';
import { PhoneText } from './phone-text.tsx';

function Form({ initial = '', onSent }: { initial?: string; onSent: (value: string) => void }) {
  const [phone, setPhone] = useState(initial);
  const change = ({ target }: { target: { value: string } }) => {
    setPhone(target.value);
    onSent(target.value);
  };
  return <PhoneField label="Phone" name="phone" value={phone} onChange={change} error="Wrong" />;
}

async function open(initial?: string, language: 'en' | 'ar' = 'en') {
  const sent: string[] = [];
  const { user } = await renderUi(<Form initial={initial ?? ''} onSent={(value) => sent.push(value)} />, language);
  const button = await screen.findByRole('button', { name: /\+\d/ });
  return { user, sent, button, input: screen.getByLabelText<HTMLInputElement>('Phone') };
}

test('a country is found by its name in the other language, and its number sent in E.164', async () => {
  const { user, sent, button, input } = await open(undefined, 'ar');
  await user.type(input, '0501234567');
  await user.click(button);
  await user.type(screen.getByRole('searchbox'), 'Saudi');
  await user.click(within(screen.getByRole('list')).getByRole('button', { name: /السعودية/ }));
  expect(sent.at(-1)).toBe('+966501234567');
  await user.click(input);
  await user.tab();
  expect(input.value).toBe('050 123 4567');
});

test('a number with another code brings its country', async () => {
  const { user, sent, input } = await open();
  await user.type(input, '+62 812 3456 7890');
  await user.tab();
  expect(sent.at(-1)).toBe('+6281234567890');
  expect(screen.getByRole('button', { name: 'Country: Indonesia +62' })).toBeTruthy();
  expect(input.value).toBe('0812-3456-7890');
});

test('a stored number is shown in its country, and bare digits as they are', async () => {
  const { input, sent } = await open('+201012345678');
  expect(screen.getByRole('button', { name: 'Country: Egypt +20' })).toBeTruthy();
  expect([input.value, sent]).toEqual(['010 12345678', []]);
});

test('an error leaves the example in its place', async () => {
  await open('07911123456');
  expect(screen.getByText('Wrong')).toBeTruthy();
  expect(screen.getByText(/For example/)).toBeTruthy();
});

test('a phone is shown as people of its country write it', async () => {
  await renderUi(<PhoneText phone="+966501234567" />);
  await waitFor(() => expect(screen.getByText('+966 50 123 4567')).toBeTruthy());
});

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { openAcademy } from '#/academy.ts';
import { renderBody } from '#/prerender/document.tsx';
import { StandaloneLanding } from './standalone-landing.tsx';
import { languages } from './texts.ts';

it.each(languages)('hydration in %s keeps what was typed or opened', async (language) => {
  const page = document.createElement('div');
  page.innerHTML = renderBody(language);
  document.body.replaceChildren(page);
  const message = page.querySelector('textarea');
  const note = page.querySelector<HTMLDetailsElement>('#blog details');
  if (!message || !note) throw new Error('the page is incomplete');
  message.value = 'half a sentence';
  note.open = true;

  const root = await act(async () =>
    hydrateRoot(page, <StandaloneLanding language={language} academy={openAcademy} />),
  );

  expect(page.querySelector('textarea')).toBe(message);
  expect(message.value).toBe('half a sentence');
  expect(note.open).toBe(true);
  expect(page.querySelector('form')?.noValidate).toBe(true);
  await act(async () => root.unmount());
});

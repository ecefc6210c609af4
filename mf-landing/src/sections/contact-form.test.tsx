import { replaceTransport } from '@academy/shared-auth';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAcademy } from '#/academy.ts';
import { LandingContext } from '#/landing-context.ts';
import { type Language, textIn } from '#/site/texts.ts';
import { builtInWords } from '#/words/page-words.ts';
import { ContactForm } from './contact-form.tsx';

const sent: unknown[] = [];
let answer: () => Response;
let restore: () => void;

beforeEach(() => {
  answer = () => Response.json({ message: 'stored' });
  restore = replaceTransport(async (request) => {
    sent.push(await request.json());
    return answer();
  });
});

afterEach(() => {
  restore();
  sent.length = 0;
});

function open(language: Language, { isSentEarly = false } = {}) {
  const t = (key: string) => textIn(language, key);
  const page = (
    <LandingContext value={{ language, academy: openAcademy, words: builtInWords, t, Link: 'a', isDocument: true }}>
      <ContactForm />
    </LandingContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (isSentEarly) {
    container.innerHTML = renderToString(page);
    document.documentElement.dataset.message = 'waiting';
  }
  render(page, { container, hydrate: isSentEarly });
  const field = (key: string) => screen.getByLabelText<HTMLInputElement>(t(key));
  const fill = (key: string, value: string) => fireEvent.input(field(key), { target: { value } });
  const send = () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
  return { t, field, fill, send };
}

const wellFilled = ({ fill }: ReturnType<typeof open>) => {
  fill('contact.name', ' Maryam ');
  fill('contact.email', 'maryam@example.com');
  fill('contact.message', 'When can my son begin?');
};

describe.each(['en', 'ar'] as const)('the contact form in %s', (language) => {
  it('the contact form names every missing field in the language and focuses the first', () => {
    const { t, field, send } = open(language);
    send();
    for (const key of ['contact.name-required', 'contact.email-required', 'contact.message-required']) {
      expect(screen.getByText(t(key))).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('contact.name'));
    expect(sent).toEqual([]);
  });

  it('input sent before hydration is checked', () => {
    const { t } = open(language, { isSentEarly: true });
    expect(screen.getByText(t('contact.name-required'))).toBeTruthy();
  });

  it('the contact form explains an incomplete e-mail address and keeps what was typed', () => {
    const form = open(language);
    wellFilled(form);
    form.fill('contact.email', 'maryam@');
    form.send();
    expect(screen.getByText(form.t('contact.email-invalid')).id).toBe(
      form.field('contact.email').getAttribute('aria-describedby'),
    );
    expect(form.field('contact.message').value).toBe('When can my son begin?');
  });

  it('the contact form sends a complete message, thanks for it and clears the fields', async () => {
    const form = open(language);
    wellFilled(form);
    form.send();
    await waitFor(() => expect(screen.getByText(form.t('contact.sent-title')).closest('[hidden]')).toBeNull());
    expect(sent).toEqual([
      { name: 'Maryam', email: 'maryam@example.com', message: 'When can my son begin?', language, website: '' },
    ]);
    expect(form.field('contact.name').value).toBe('');
  });

  it.each([
    [429, 'contact.too-many'],
    [500, 'contact.failed'],
  ])('the contact form keeps a message that was rejected with %i and shows the reason', async (status, text) => {
    answer = () => Response.json({}, { status });
    const form = open(language);
    wellFilled(form);
    form.send();
    expect((await screen.findByText(form.t(text))).closest('[role=alert]')).toBeTruthy();
    expect(form.field('contact.message').value).toBe('When can my son begin?');
  });

  it('the contact form moves the focus to the field that the server rejected', async () => {
    const fields = [{ path: 'email', code: 'email', message: 'unknown domain' }];
    answer = () => Response.json({ code: 'invalid', message: '', fields }, { status: 422 });
    const form = open(language);
    wellFilled(form);
    form.send();
    expect(await screen.findByText(form.t('contact.email-invalid'))).toBeTruthy();
    expect(document.activeElement).toBe(form.field('contact.email'));
    expect(screen.queryByText(form.t('contact.failed'))).toBeNull();
  });
});

import { type FormEvent, useEffect, useState } from 'react';
import { refusalOf, sendContactMessage } from '#/api/contact.ts';
import { useLanding } from '#/landing-context.ts';
import { type ContactField, type ContactProblems, problemsOf, readContactForm } from './contact-schema.ts';

type Phase = { is: 'open' | 'sending' | 'sent' } | { is: 'failed'; because: string };

/** The fields stay the browser's own, so that what was typed before the page woke up is kept. */
export function useContactForm() {
  const { language } = useLanding();
  const [phase, setPhase] = useState<Phase>({ is: 'open' });
  const [problems, setProblems] = useState<ContactProblems>({});

  useEffect(() => {
    if (new URLSearchParams(location.search).has('sent')) setPhase({ is: 'sent' });
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.is === 'sending') return;
    const sheet = event.currentTarget;
    const data = new FormData(sheet);
    const read = readContactForm(data);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) return focusFirst(sheet, read.problems);
    setPhase({ is: 'sending' });
    try {
      await sendContactMessage({ ...read.values, language, website: String(data.get('website') ?? '') });
      sheet.reset();
      setPhase({ is: 'sent' });
    } catch (error) {
      const { fields, because } = refusalOf(error);
      setPhase({ is: 'failed', because });
      setProblems(problemsOf(fields));
      focusFirst(sheet, problemsOf(fields));
    }
  };

  const forgive = (field: ContactField) => {
    if (problems[field]) setProblems({ ...problems, [field]: undefined });
  };

  return { phase, problems, submit, forgive };
}

function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const first = (['name', 'email', 'message'] as const).find((field) => problems[field]);
  if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

import { type FormEvent, useEffect, useState } from 'react';
import { rejectionOf, sendContactMessage } from '#/api/contact.ts';
import { useLanding } from '#/landing-context.ts';
import { type ContactField, type ContactProblems, problemsOf, readContactForm } from './contact-schema.ts';

type Phase = { is: 'open' | 'sending' | 'sent' } | { is: 'failed'; because: string };

/** The fields are uncontrolled, so that text typed before hydration stays. */
export function useContactForm() {
  const { language } = useLanding();
  const [phase, setPhase] = useState<Phase>({ is: 'open' });
  const [problems, setProblems] = useState<ContactProblems>({});

  useEffect(() => {
    if (new URLSearchParams(location.search).has('sent')) setPhase({ is: 'sent' });
  }, []);

  const complain = (form: HTMLFormElement, found: ContactProblems) => {
    setProblems(found);
    const first = (['name', 'email', 'message'] as const).find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.is === 'sending') return;
    const sheet = event.currentTarget;
    const data = new FormData(sheet);
    const read = readContactForm(data);
    if ('problems' in read) return complain(sheet, read.problems);
    setProblems({});
    setPhase({ is: 'sending' });
    try {
      await sendContactMessage({ ...read.values, language, website: String(data.get('website') ?? '') });
      sheet.reset();
      setPhase({ is: 'sent' });
    } catch (error) {
      const { fields, because } = rejectionOf(error);
      setPhase(fields.length > 0 ? { is: 'open' } : { is: 'failed', because });
      complain(sheet, problemsOf(fields));
    }
  };

  const forgive = (field: ContactField) => {
    if (problems[field]) setProblems({ ...problems, [field]: undefined });
  };

  return { phase, problems, submit, forgive };
}

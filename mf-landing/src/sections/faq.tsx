import type { SyntheticEvent } from 'react';
import { useLanding } from '#/landing-context.ts';
import { questions } from './questions.ts';

/** Browsers that know `<details name>` close the others themselves; this does it in older browsers. */
function closeOthers(event: SyntheticEvent<HTMLDetailsElement>): void {
  const opened = event.currentTarget;
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== opened) other.open = false;
  }
}

export function Faq() {
  const { t, academy } = useLanding();
  // Unknown until the academy is loaded inside the shell.
  const notice = academy.notice || t('faq.missed-notice');
  return (
    <section className="ld-section ld-wide ld-split ld-faq" id="faq" aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{t('faq.title')}</h2>
        <p className="ld-aside">{t('faq.lead')}</p>
      </div>
      <div className="ld-questions">
        {questions.map(({ question, answer }, place) => (
          <details key={question} name="faq" open={place === 0} onToggle={closeOthers} suppressHydrationWarning>
            <summary>{t(question)}</summary>
            <p>{t(answer, { notice })}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

import { Fragment, type SyntheticEvent } from 'react';
import { useLanding } from '#/landing-context.ts';
import { Mark } from './of-section.tsx';
import { useQuestions } from './use-questions.ts';

/** Browsers that know `<details name>` close the others themselves; this does it in older browsers. */
function closeOthers(event: SyntheticEvent<HTMLDetailsElement>): void {
  const opened = event.currentTarget;
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== opened) other.open = false;
  }
}

export function Faq() {
  const { t } = useLanding();
  const questions = useQuestions();
  return (
    <section className="ld-section ld-wide ld-split ld-faq" id="faq" aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{t('faq.title')}</h2>
        <p className="ld-aside">{t('faq.lead')}</p>
      </div>
      <div className="ld-questions">
        {questions.map(({ key, question, answer }, place) => (
          <Fragment key={key}>
            <Mark of={key} />
            <details name="faq" open={place === 0} onToggle={closeOthers} suppressHydrationWarning>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
            <Mark of={`/${key}`} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

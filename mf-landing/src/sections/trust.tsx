import { useLanding } from '#/landing-context.ts';
import { LessonScreens } from '#/ornament/lesson-screens.tsx';

const promises = [
  { title: 'trust.alone-title', text: 'trust.alone-text' },
  { title: 'trust.report-title', text: 'trust.report-text' },
  { title: 'trust.family-title', text: 'trust.family-text' },
  { title: 'trust.women-title', text: 'trust.women-text' },
  { title: 'trust.leader-title', text: 'trust.leader-text' },
  { title: 'trust.price-title', text: 'trust.price-text' },
];

export function Trust() {
  const { t } = useLanding();
  return (
    <section className="ld-trust" aria-labelledby="trust-title">
      <div className="ld-wide">
        <div className="ld-trust-head">
          <div>
            <h2 id="trust-title">{t('trust.title')}</h2>
            <p className="ld-lead">{t('trust.lead')}</p>
          </div>
          <LessonScreens title={t('trust.lesson')} />
        </div>
        <ul className="ld-promises">
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { useLanding } from '#/landing-context.ts';

export function Start() {
  const { t, Link, academy } = useLanding();
  return (
    <section className="ld-wide" aria-labelledby="start-title" data-value={academy.signup}>
      <div className="ld-start">
        <div>
          <h2 id="start-title">{t('start.title')}</h2>
          <p>{t('start.text')}</p>
        </div>
        <Link className="ld-button ld-button-gold" href="/dashboard">
          {t('start.action')}
        </Link>
      </div>
    </section>
  );
}

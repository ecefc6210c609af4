import { useLanding } from '#/landing-context.ts';

const notes = [
  {
    topic: 'blog.dawn-topic',
    title: 'blog.dawn-title',
    teaser: 'blog.dawn-teaser',
    body: ['blog.dawn-first', 'blog.dawn-second', 'blog.dawn-third'],
  },
  {
    topic: 'blog.child-topic',
    title: 'blog.child-title',
    teaser: 'blog.child-teaser',
    body: ['blog.child-first', 'blog.child-second', 'blog.child-third'],
  },
  {
    topic: 'blog.letters-topic',
    title: 'blog.letters-title',
    teaser: 'blog.letters-teaser',
    body: ['blog.letters-first', 'blog.letters-second', 'blog.letters-third'],
  },
];

export function Blog() {
  const { t } = useLanding();
  return (
    <section className="ld-section ld-wide" id="blog" aria-labelledby="blog-title">
      <div className="ld-section-head">
        <h2 id="blog-title">{t('blog.title')}</h2>
        <p>{t('blog.lead')}</p>
      </div>
      <div className="ld-notes">
        {notes.map(({ topic, title, teaser, body }) => (
          <article key={title}>
            <p className="ld-caption">{t(topic)}</p>
            <h3>{t(title)}</h3>
            <p>{t(teaser)}</p>
            <details suppressHydrationWarning>
              <summary>
                {t('blog.read')}
                <span className="ld-unseen">: {t(title)}</span>
              </summary>
              {body.map((paragraph) => (
                <p key={paragraph}>{t(paragraph)}</p>
              ))}
            </details>
          </article>
        ))}
      </div>
    </section>
  );
}

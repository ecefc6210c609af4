import { useLanding } from '#/landing-context.ts';

const subjects = [
  'about.subject-recitation',
  'about.subject-memorisation',
  'about.subject-letters',
  'about.subject-arabic',
];

const path = [
  { title: 'about.listen-title', text: 'about.listen-text' },
  { title: 'about.teacher-title', text: 'about.teacher-text' },
  { title: 'about.week-title', text: 'about.week-text' },
  { title: 'about.month-title', text: 'about.month-text' },
];

export function About() {
  const { t } = useLanding();
  return (
    <section className="ld-section ld-wide" id="about" aria-labelledby="about-title">
      <div className="ld-split">
        <div className="ld-about-words">
          <h2 id="about-title">{t('about.title')}</h2>
          <p>{t('about.recitation')}</p>
          <p>{t('about.place')}</p>
        </div>
        <div>
          <h3 className="ld-caption">{t('about.subjects')}</h3>
          <ul className="ld-subjects">
            {subjects.map((subject) => (
              <li key={subject}>{t(subject)}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className="ld-caption">{t('about.path')}</h3>
      <ol className="ld-path">
        {path.map(({ title, text }) => (
          <li key={title}>
            <h4>{t(title)}</h4>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

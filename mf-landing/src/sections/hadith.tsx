import { useLanding } from '#/landing-context.ts';

/** Sahih al-Bukhari 5027. */
export const HADITH = 'خيركم من تعلّم القرآن وعلّمه';

/** The page's one line in Amiri. */
export function Hadith() {
  const { t } = useLanding();
  return (
    <figure className="ld-hadith">
      <blockquote>
        <p className="ld-hadith-line" lang="ar" dir="rtl">
          «{HADITH}»
        </p>
        <p>{t('hadith.meaning')}</p>
      </blockquote>
      <figcaption>{t('hadith.source')}</figcaption>
    </figure>
  );
}

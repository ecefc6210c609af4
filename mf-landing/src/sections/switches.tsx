import type { MouseEvent } from 'react';
import { useLanding } from '#/landing-context.ts';

export function LanguageSwitch() {
  const { t, language, switchLanguage } = useLanding();
  const other = language === 'ar' ? 'en' : 'ar';
  const take = (event: MouseEvent) => {
    if (!switchLanguage) return;
    event.preventDefault();
    switchLanguage();
  };
  return (
    <a
      className="ld-language"
      href={other === 'ar' ? '/ar' : '/'}
      lang={other}
      hrefLang={other}
      data-language={other}
      onClick={take}
    >
      {t('nav.language')}
    </a>
  );
}

export function ThemeSwitch() {
  const { t, switchTheme } = useLanding();
  return (
    <button
      className="ld-icon-button ld-theme"
      type="button"
      aria-label={t('nav.theme')}
      data-theme-switch={switchTheme ? undefined : ''}
      onClick={switchTheme}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          className="ld-theme-sun"
          d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"
        />
        <circle className="ld-theme-sun" cx="12" cy="12" r="4" />
        <path className="ld-theme-moon" d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" />
      </svg>
    </button>
  );
}

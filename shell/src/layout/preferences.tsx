import { setLanguage, useLanguage } from '@academy/shared-auth';
import { Button, IconButton, Tooltip, useTheme } from '@academy/shared-ui';
import { LanguagesIcon, MoonIcon, SunIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** Names the other language in its own words, whichever language is shown. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <Button variant="ghost" paddingInline={{ base: '2', md: '3' }} lang={other} onClick={() => void setLanguage(other)}>
      <LanguagesIcon aria-hidden />
      <span>{t('layout.language.switch')}</span>
    </Button>
  );
}

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  const label = t(isDark ? 'layout.theme.light' : 'layout.theme.dark');
  return (
    <Tooltip label={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {isDark ? <SunIcon aria-hidden /> : <MoonIcon aria-hidden />}
      </IconButton>
    </Tooltip>
  );
}

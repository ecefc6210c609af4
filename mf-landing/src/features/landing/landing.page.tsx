import '#/styles/landing.css';
import { setLanguage, storedLanguage, useLanguage } from '@academy/shared-auth';
import { useTheme } from '@academy/shared-ui';
import { type AnchorHTMLAttributes, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { Landing } from '#/landing.tsx';
import { LandingContext, type LandingHost } from '#/landing-context.ts';
import { editedTexts } from '#/words/page-words.ts';
import { useAcademy } from './use-academy.ts';
import { useWords } from './use-words.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
const Link = ({ href, ...rest }: LinkProps) => <RouterLink to={href} {...rest} />;

/** The landing page inside the shell, with the shell's texts, language, theme and links. */
export default function LandingPage() {
  const { t } = useTranslation('landing');
  const { toggle } = useTheme();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();

  const academy = useAcademy(language, t('brand.name'));
  const words = useWords(language);

  useEffect(() => {
    if (pathname === '/ar' && storedLanguage() !== 'ar') void setLanguage('ar');
  }, [pathname]);

  const host = useMemo<LandingHost>(() => {
    const other = language === 'ar' ? 'en' : 'ar';
    const switchLanguage = async () => {
      navigate(other === 'ar' ? '/ar' : '/', { replace: true });
      await setLanguage(other);
    };
    const switches = { switchLanguage: () => void switchLanguage(), switchTheme: toggle };
    const texts = editedTexts(words, academy, (key, values = {}) => t(key, values));
    return { language, academy, words, t: texts, Link, isDocument: false, ...switches };
  }, [language, academy, words, t, toggle, navigate]);

  return (
    <LandingContext value={host}>
      <Landing />
    </LandingContext>
  );
}

import { GROUNDS, ICONS } from '@academy/platform/icons';
import { directionOf, type Language, type Theme } from '../preferences.ts';

const DESCRIPTIONS = {
  en: 'Quran and Arabic, one teacher to one student.',
  ar: 'القرآن والعربية، معلم واحد لطالب واحد.',
} as const;

export const manifestUrl = (language: Language, theme: Theme | null): string =>
  `/manifest/${language}-${theme ?? 'light'}.webmanifest`;

/** The installed dashboard's name and icons. Both languages and themes are one app, with the same id. */
export function appManifest(name: string, language: Language, theme: Theme) {
  const description = DESCRIPTIONS[language];
  const listed = (['icon-192.png', 'icon-512.png', 'maskable-512.png'] as const).map((icon) => {
    const { size, isMaskable } = ICONS[icon];
    const purpose = isMaskable ? 'maskable' : 'any';
    return { src: `/manifest/${icon}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  });
  return {
    id: '/dashboard',
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: GROUNDS[theme],
    background_color: GROUNDS[theme],
    icons: listed,
  };
}

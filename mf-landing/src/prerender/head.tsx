import { openAcademy } from '#/academy.ts';
import { type Language, textIn } from '#/site/texts.ts';
import { structuredData } from './structured-data.ts';

/** The server replaces it with the academy's public address. */
const PUBLIC_URL = '%PUBLIC_URL%';
const pathOf = (language: Language): string => (language === 'ar' ? '/ar' : '/');

interface HeadProps {
  language: Language;
  /** Address of the tab's icon. */
  icon: string;
  /** Whether the server fills in the words. */
  isTemplate: boolean;
}

export function Head({ language, icon, isTemplate }: HeadProps) {
  const title = isTemplate ? '%WORD:page.title%' : textIn(language, 'page.title', { name: openAcademy.name });
  const description = isTemplate ? '%WORD:page.description%' : textIn(language, 'page.description');
  const data = structuredData({
    language,
    publicUrl: PUBLIC_URL,
    description: isTemplate ? '%JSON_WORD:page.description%' : description,
    isTemplate,
  });
  const here = PUBLIC_URL + pathOf(language);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1412" />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="canonical" href={here} />
      <link rel="alternate" hrefLang="en" href={PUBLIC_URL + pathOf('en')} />
      <link rel="alternate" hrefLang="ar" href={PUBLIC_URL + pathOf('ar')} />
      <link rel="alternate" hrefLang="x-default" href={PUBLIC_URL + pathOf('en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={openAcademy.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_JO' : 'en_GB'} />
      <meta property="og:locale:alternate" content={language === 'ar' ? 'en_GB' : 'ar_JO'} />
      <meta property="og:image" content={`${PUBLIC_URL}/site/og-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={textIn(language, 'hero.window')} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}

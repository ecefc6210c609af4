import { Badge, Button, Flex, Grid, Stack, Text, TextAreaField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type DeclaredText, type SiteLanguage, type SiteSection, siteLanguages } from '#/office/api/site-texts.ts';

/** From this length a text gets a higher field. */
const LONG = 200;

interface SiteTextProps {
  section: SiteSection;
  text: DeclaredText;
  label: string;
  language: SiteLanguage;
  error: string | undefined;
  onChange: (text: string) => void;
}

function SiteText({ section, text, label, language, error, onChange }: SiteTextProps) {
  const { t } = useTranslation('users');
  const value = section.content[language][text.key] ?? '';
  const builtIn = text[language];
  const isChanged = section.changed.includes(`${language}.${text.key}`);
  return (
    <Stack gap="1.5">
      <TextAreaField
        label={t('site.text', { text: label, language: t(`site.language.${language}`) })}
        lang={language}
        dir={language === 'en' ? 'ltr' : 'rtl'}
        style={{ textAlign: 'start' }}
        rows={text.most > LONG ? 3 : 1}
        maxLength={text.most}
        value={value}
        error={error && t(`site.error.${error}`, { most: text.most })}
        onChange={(event) => onChange(event.target.value)}
      />
      {isChanged && (
        <Stack gap="1">
          <Badge tone="warning" alignSelf="flex-start">
            {t('site.changed')}
          </Badge>
          <Text fontSize="sm" color="fg.muted" lang={language} dir={language === 'en' ? 'ltr' : 'rtl'}>
            {builtIn}
          </Text>
        </Stack>
      )}
      {builtIn && value !== builtIn && (
        <Button variant="ghost" alignSelf="flex-start" onClick={() => onChange(builtIn)}>
          {t('site.useBuiltIn')}
        </Button>
      )}
    </Stack>
  );
}

interface TextPairProps {
  section: SiteSection;
  text: DeclaredText;
  /** Its number among the texts of its kind; 0 if it is the only one. */
  number: number;
  errorAt: (language: SiteLanguage) => string | undefined;
  onChange: (language: SiteLanguage, text: string) => void;
}

/** A text in both languages: beside each other, or below each other on a phone. */
export function TextPair({ section, text, number, errorAt, onChange }: TextPairProps) {
  const { t } = useTranslation('users');
  const kind = t([`site.kind.${text.kind}`, 'site.kind.paragraph']);
  const label = number > 0 ? t('site.numbered', { text: kind, number }) : kind;
  return (
    <Flex direction="column">
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {siteLanguages.map((language) => (
          <SiteText
            key={language}
            {...{ section, text, label, language }}
            error={errorAt(language)}
            onChange={(next) => onChange(language, next)}
          />
        ))}
      </Grid>
    </Flex>
  );
}

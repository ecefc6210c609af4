import { directionOf, i18n, type Language, languages } from '@academy/shared-auth';
import { Box, Button, Grid, PageBody, PageHeader, Stack, Toaster } from '@academy/shared-ui';
import { type Theme, themes } from '@academy/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { Controls, Foundations } from './basics.tsx';
import { Finding } from './finding.tsx';
import { PeopleList } from './list.tsx';
import { Overlays, Skeletons } from './overlays.tsx';
import { samples } from './samples.ts';
import { Content, Fields, States } from './screens.tsx';

/**
 * `?frame=ar-dark&part=list` (or `finding`): only that, as a page; `&answering=slow` or `fail` for the list's states.
 */
const askedFor = (name: string) => new URLSearchParams(location.search).get(name);
const responding = () => (['slow', 'fail'] as const).find((way) => way === askedFor('answering')) ?? 'at once';

/** `?frame=ar-dark`: one language and theme, in a separate document, so that direction and overlays are real. */
function frameOf(search: string): { language: Language; theme: Theme } | null {
  const [language, theme] = (new URLSearchParams(search).get('frame') ?? '').split('-');
  const known = { language: languages.find((name) => name === language), theme: themes.find((name) => name === theme) };
  return known.language && known.theme ? { language: known.language, theme: known.theme } : null;
}

function Frame({ language, theme }: { language: Language; theme: Theme }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    root.classList.remove(...themes);
    root.classList.add(theme);
    root.style.colorScheme = theme;
    root.lang = language;
    root.dir = directionOf(language);
    i18n.changeLanguage(language).then(() => setReady(true));
  }, [language, theme]);
  if (!isReady) return null;
  const sample = samples[language];
  if (askedFor('part') === 'list')
    return (
      <Box as="main" padding={{ base: '4', md: '10' }}>
        <PeopleList language={language} responding={responding()} />
        <Toaster />
      </Box>
    );
  if (askedFor('part') === 'finding')
    return (
      <Box as="main" padding={{ base: '4', md: '10' }}>
        <Finding language={language} />
      </Box>
    );
  return (
    <Box as="main" padding={{ base: '4', md: '10' }}>
      <PageBody>
        <PageHeader title={sample.title} context={sample.context} action={<Button>{sample.add}</Button>} />
        <Grid gap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          <Stack gap="10">
            <Foundations sample={sample} />
            <Controls sample={sample} />
            <Content sample={sample} />
            <Overlays sample={sample} />
          </Stack>
          <Stack gap="10">
            <Fields sample={sample} />
            <States sample={sample} />
            <Skeletons />
          </Stack>
        </Grid>
      </PageBody>
      <Box marginBlockStart="12">
        <PageBody>
          <Finding language={language} />
        </PageBody>
      </Box>
      <Box marginBlockStart="12">
        <PeopleList language={language} responding="at once" />
      </Box>
      <Toaster />
    </Box>
  );
}

/** Every component in both languages and both themes; each quarter shows this page itself in a frame. */
export function Gallery() {
  const frame = frameOf(location.search);
  if (frame) return <Frame {...frame} />;
  return (
    <Grid gap="1px" bg="border.strong" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} height="100dvh">
      {languages.flatMap((language) =>
        themes.map((theme) => (
          <iframe
            key={language + theme}
            title={`${language} ${theme}`}
            src={`${location.pathname}?frame=${language}-${theme}`}
            width="100%"
            height="100%"
          />
        )),
      )}
    </Grid>
  );
}

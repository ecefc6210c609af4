import { Box, Button, Grid, LeaveGuard, Stack, Text, TextLink } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { SiteTexts } from '#/office/api/site-texts.ts';
import { moved, textsOf, withQuestion, withText } from './changed-sections.ts';
import { EditorBar } from './editor-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { SitePreview } from './site-preview.tsx';
import { type SiteEditorState, useSiteEditor } from './use-site-editor.ts';
import { VersionsCard } from './versions-card.tsx';

/** Keys of questions that the academy adds: none is given twice. */
const newKey = () => `own-${crypto.randomUUID().slice(0, 8)}`;

function Sections({ editor }: { editor: SiteEditorState }) {
  const { sections, saved, change } = editor;
  const isMovable = (place: number) => sections[place] !== undefined && !sections[place].fixed;
  return sections.map((section, place) => (
    <SectionCard
      key={section.key}
      section={section}
      texts={textsOf(saved.editor.declared, section.key)}
      errors={editor.errors}
      mayMove={{ up: isMovable(place - 1), down: isMovable(place + 1) }}
      onMove={(step) => change(moved(sections, section.key, step))}
      onHide={(hidden) => change(sections.map((each) => (each.key === section.key ? { ...each, hidden } : each)))}
      onText={(language, name, text) => change(withText(sections, { section: section.key, language, name }, text))}
      onRemove={section.name ? undefined : () => change(sections.filter(({ key }) => key !== section.key))}
    />
  ));
}

/** The texts of a page in both languages, beside the page as it will look. */
export function SiteEditor({ texts }: { texts: SiteTexts }) {
  const { t } = useTranslation('users');
  const editor = useSiteEditor(texts);
  const { saved, sections, isDirty } = editor;
  return (
    <>
      <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}>
        <Stack gap="4">
          <EditorBar editor={editor} />
          <Text fontSize="sm" color="fg.muted">
            {t('site.names', { name: '{{name}}', notice: '{{notice}}' })}{' '}
            <TextLink to="/dashboard/settings?group=academy">{t('site.settings')}</TextLink>
          </Text>
          <Sections editor={editor} />
          {saved.page === 'faq' && (
            <Button
              variant="outline"
              alignSelf="flex-start"
              onClick={() => editor.change(withQuestion(sections, newKey()))}
            >
              <PlusIcon />
              {t('site.question.add')}
            </Button>
          )}
        </Stack>
        <Box position={{ xl: 'sticky' }} insetBlockStart="4">
          <Stack gap="4">
            <SitePreview page={saved.page} version={saved.version} isDirty={isDirty} />
            <VersionsCard editor={editor} />
          </Stack>
        </Box>
      </Grid>
      <LeaveGuard active={isDirty} />
    </>
  );
}

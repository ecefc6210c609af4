import { Badge, Button, Card, ConfirmDialog, Flex, Heading, List, RuledItem, Stack, Text } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteVersion } from '#/office/api/site-texts.ts';
import type { SiteEditorState } from './use-site-editor.ts';

function VersionLine({ version: { savedAt, savedBy } }: { version: SiteVersion }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  if (!savedAt) return t('site.version.builtIn');
  return [moment(Date.parse(savedAt)), savedBy?.name].filter(Boolean).join(' · ');
}

/** What was saved of the page, the newest first, with the way back. */
export function VersionsCard({ editor }: { editor: SiteEditorState }) {
  const { t } = useTranslation('users');
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { published, newest, versions } = editor.saved.editor;
  const back = async () => {
    if (chosen !== null) await editor.restore(chosen);
    setChosen(null);
  };
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" size="sm" id={id}>
          {t('site.version.title')}
        </Heading>
        <List marginBlockStart="2">
          {versions.map((version) => (
            <RuledItem key={version.version} paddingBlock="3">
              <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
                <Stack gap="1" minWidth="0">
                  <Flex gap="2" flexWrap="wrap" alignItems="center">
                    <Text fontWeight="medium">{t('site.version.number', { version: version.version })}</Text>
                    {version.version === published ? (
                      <Badge tone="success">{t('site.version.published')}</Badge>
                    ) : version.version === newest ? (
                      <Badge tone="accent">{t('site.version.draft')}</Badge>
                    ) : null}
                  </Flex>
                  <Text fontSize="sm" color="fg.muted">
                    <VersionLine version={version} />
                  </Text>
                </Stack>
                {version.version !== newest && (
                  <Button variant="outline" onClick={() => setChosen(version.version)}>
                    {t('site.version.backNamed', { version: version.version })}
                  </Button>
                )}
              </Flex>
            </RuledItem>
          ))}
        </List>
        <ConfirmDialog
          open={chosen !== null}
          tone="brand"
          title={t('site.version.question', { version: chosen })}
          description={t(editor.isDirty ? 'site.version.effectUnsaved' : 'site.version.effect')}
          confirmLabel={t('site.version.back')}
          pending={editor.isPending}
          onConfirm={() => void back()}
          onCancel={() => setChosen(null)}
        />
      </section>
    </Card>
  );
}

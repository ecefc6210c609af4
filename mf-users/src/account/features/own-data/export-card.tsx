import { Badge, Box, Button, Card, Flex, Heading, List, RuledItem, Stack, Text, TimeAgo } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useMoment } from '@academy/shared-ui/restored';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForExport, exportArchive, type PersonalData, type PersonalExport } from '#/account/api/personal-data.ts';
import { useSaveFile } from '#/base/components/use-save-file.ts';
import { LeftOutList } from './left-out-list.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useAsking } from './use-asking.ts';

/** Requests a copy of the data of the viewer or a child, and lists those that can be downloaded. */
export function ExportCard({ data: { people, exports, leftOut } }: { data: PersonalData }) {
  const { t } = useTranslation('users');
  const [id, setId] = useState(people[0]?.id ?? '');
  const asking = useAsking({ send: askForExport, onDone: () => {}, done: t('data.export.asked') });
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Heading size="sm">{t('data.export.title')}</Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('data.export.text')}
          </Text>
        </Stack>
        <LeftOutList rows={leftOut} />
        <PersonChoice people={people} id={id} onChoose={setId} />
        <Flex>
          <Button loading={asking.isPending && !asking.isAskingPassword} onClick={() => asking.ask({ id })}>
            {t('data.export.action')}
          </Button>
        </Flex>
        {asking.error && (
          <Text role="alert" color="danger.fg">
            {asking.error}
          </Text>
        )}
        {exports.length > 0 && (
          <List aria-label={t('data.export.list')}>
            {exports.map((each) => (
              <ExportRow key={each.id} found={each} isNamed={people.length > 1} />
            ))}
          </List>
        )}
      </Stack>
      <PasswordPrompt asking={asking} title={t('data.export.title')} confirm={t('data.export.action')} id={id} />
    </Card>
  );
}

function ExportRow({ found, isNamed }: { found: PersonalExport; isNamed: boolean }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const { about, createdAt, expiresAt } = found;
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 14rem" minWidth="0">
        {isNamed && <Text dir="auto">{about.name}</Text>}
        <Text fontSize={isNamed ? 'sm' : 'md'} color={isNamed ? 'fg.muted' : 'fg'}>
          {t('data.export.from')} <TimeAgo at={createdAt} />
        </Text>
        {expiresAt && (
          <Text fontSize="sm" color="fg.muted">
            {t('data.export.until', { when: `\u2068${moment(Date.parse(expiresAt))}\u2069` })}
          </Text>
        )}
      </Box>
      {found.status === 'ready' ? <Download found={found} /> : <Badge>{t('data.export.waiting')}</Badge>}
    </RuledItem>
  );
}

function Download({ found: { id, about } }: { found: PersonalExport }) {
  const { t } = useTranslation('users');
  const { isSaving, save } = useSaveFile(t('data.failed'));
  return (
    <Button
      variant="outline"
      loading={isSaving}
      aria-label={t('data.export.downloadOf', { name: about.name })}
      onClick={() => void save('my-data.zip', () => exportArchive(id))}
    >
      <DownloadIcon size={16} aria-hidden />
      {t('data.export.download')}
    </Button>
  );
}

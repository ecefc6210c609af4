import { useLanguage } from '@academy/shared-auth';
import { Button, Grid, HStack, PageHeader, Stack, useNarrow } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORM } from '#/routes/route-table.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { type Composition, type LiveRemote, type RemoteAction, remoteActions } from './composition.ts';
import { HistoryList } from './history-list.tsx';
import { RemoteFacts, RemoteFigures } from './remote-facts.tsx';
import { titleOf } from './remote-summary.tsx';

interface RemoteDetailProps {
  remote: LiveRemote;
  composition: Composition;
  onChanged: (composition: Composition) => void;
  onOutdated: () => Promise<void>;
}

/** One remote: its live version, the health of its versions, its changes, and the possible actions. */
export function RemoteDetail({ remote, composition, onChanged, onOutdated }: RemoteDetailProps) {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const [action, setAction] = useState<RemoteAction | null>(null);
  const { revision, remotes, history } = composition;
  const isNarrow = useNarrow();
  const buttons = remoteActions
    .filter((one) => remote.may[one])
    .map((one) => (
      <Button key={one} variant={one === 'promote' ? 'solid' : 'outline'} onClick={() => setAction(one)}>
        {t(`action.${one}`)}
      </Button>
    ));
  return (
    <>
      <PageHeader
        title={titleOf(remote, language)}
        via={[{ label: t('page.title'), to: PLATFORM }]}
        action={isNarrow ? null : <HStack flexWrap="wrap">{buttons}</HStack>}
      />
      {isNarrow && (
        <Grid gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))" marginBlockEnd="6">
          {buttons}
        </Grid>
      )}
      <Stack gap="8">
        <Grid
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <RemoteFacts remote={remote} />
          <RemoteFigures remote={remote} />
        </Grid>
        <HistoryList {...{ history, remotes }} name={remote.name} />
      </Stack>
      {action && (
        <ChangeDialog {...{ remote, action, revision, onChanged, onOutdated }} onClose={() => setAction(null)} />
      )}
    </>
  );
}

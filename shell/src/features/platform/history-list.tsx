import { useLanguage } from '@academy/shared-auth';
import { Box, List, Ltr, RuledItem, Span, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChangeLine } from './change-line.tsx';
import type { HistoryLine, LiveRemote } from './composition.ts';
import { titleOf } from './remote-summary.tsx';
import { Section } from './section.tsx';
import { ShortVersion } from './short-version.tsx';

type Change = HistoryLine['changes'][number];

const WITHOUT_VERSION = new Set(['enabled', 'mount']);

function keyOf({ what, to }: Change): string {
  if (what === 'enabled') return to === 'on' ? 'enabled' : 'disabled';
  if (what === 'canary') return to === null ? 'canaryEnded' : 'canaryBegun';
  return ['added', 'removed', 'mount'].includes(what) ? what : 'version';
}

/** A version in its short form, a canary with its share. */
function Value({ text }: { text: string }) {
  const [version = '', ...share] = text.split(' ');
  return (
    <>
      <ShortVersion version={version} />
      {share.length > 0 && (
        <>
          {' '}
          <Ltr>({share.join('')})</Ltr>
        </>
      )}
    </>
  );
}

function ChangeText({ change, remotes }: { change: Change; remotes: readonly LiveRemote[] }) {
  const { t } = useTranslation('platform');
  const language = useLanguage();
  const remote = remotes.find(({ name }) => name === change.remote);
  const key = keyOf(change);
  const value = WITHOUT_VERSION.has(change.what) ? null : (change.to ?? change.from);
  return (
    <Text fontSize="sm">
      <Span fontWeight="medium">
        <bdi>{remote ? titleOf(remote, language) : change.remote}</bdi>
      </Span>{' '}
      {t(`history.what.${key}`)} {change.what === 'mount' && <Span>{t(`mount.${change.to}`)}</Span>}
      {value && <Value text={value} />}
      {key === 'version' && change.from && (
        <Span color="fg.muted">
          {t('history.before')} <Value text={change.from} />
        </Span>
      )}
    </Text>
  );
}

interface HistoryListProps {
  history: readonly HistoryLine[];
  remotes: readonly LiveRemote[];
  /** Only of this remote. */
  name?: string;
}

/** The last changes of the live versions, newest first. */
export function HistoryList({ history, remotes, name }: HistoryListProps) {
  const { t } = useTranslation('platform');
  const lines = name ? history.filter(({ changes }) => changes.some(({ remote }) => remote === name)) : history;
  return (
    <Section title={t(name ? 'history.ofRemote' : 'history.title')}>
      {lines.length === 0 && <Text color="fg.muted">{t('history.empty')}</Text>}
      <List>
        {lines.map((line) => (
          <RuledItem key={line.revision} flexDirection={{ base: 'column', md: 'row' }} columnGap="6">
            <Stack gap="1" flex="1" minWidth="0">
              {line.changes
                .filter(({ remote }) => !name || remote === name)
                .map((change) => (
                  <ChangeText key={`${change.remote} ${change.what}`} {...{ change, remotes }} />
                ))}
            </Stack>
            <Box flex="1" minWidth="0">
              <ChangeLine change={line} />
            </Box>
          </RuledItem>
        ))}
      </List>
    </Section>
  );
}

import { Box, chakra, Span, Stack, Text, TimeAgo } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeLine } from './change-line.tsx';
import type { CanaryVerdict, LiveRemote } from './composition.ts';
import { FiguresText } from './figures-text.tsx';
import { HealthBadge } from './health-badge.tsx';
import { Section } from './section.tsx';
import { ShortVersion } from './short-version.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'max-content minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: { base: '1', sm: '3' },
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { marginBlockEnd: { base: '2', sm: '0' } },
  },
});

/** The note of a site with keys about an unsigned release. */
function Unsigned({ text }: { text: string }) {
  return (
    <Text fontSize="sm" color="danger.fg">
      {text}
    </Text>
  );
}

/** A remote's live version, its start, and the versions to roll back to. */
export function RemoteFacts({ remote }: { remote: LiveRemote }) {
  const { t } = useTranslation('platform');
  return (
    <Section title={t('detail.title')}>
      <Facts>
        <dt>{t('detail.health')}</dt>
        <dd>
          <HealthBadge remote={remote} />
        </dd>
        <dt>{t('detail.version')}</dt>
        <dd>
          <ShortVersion version={remote.version} />
        </dd>
        <dt>{t('detail.previous')}</dt>
        <dd>
          {remote.previous_version ? (
            <ShortVersion version={remote.previous_version} />
          ) : (
            <Span>{t('detail.noPrevious')}</Span>
          )}
          {remote.previous_signed === false && <Unsigned text={t('signature.previous')} />}
        </dd>
        <dt>{t('detail.checked')}</dt>
        <dd>{remote.checked_at ? <TimeAgo at={remote.checked_at} /> : t('checked.no')}</dd>
        {remote.signed !== null && (
          <>
            <dt>{t('detail.signature')}</dt>
            <dd>{remote.signed ? t('signature.yes') : <Unsigned text={t('signature.no')} />}</dd>
          </>
        )}
        <dt>{t('detail.mount')}</dt>
        <dd>{t(`mount.${remote.mount}`)}</dd>
        <dt>{t('detail.deployed')}</dt>
        <dd>
          <ChangeLine change={remote.deployed} />
        </dd>
      </Facts>
    </Section>
  );
}

function VersionFigures({ label, version, children }: { label: string; version: string; children: ReactNode }) {
  return (
    <Stack as="li" gap="0.5">
      <Text fontSize="sm" fontWeight="medium">
        {label} <ShortVersion version={version} />
      </Text>
      {children}
    </Stack>
  );
}

/** The present judgement of the canary, and its number of people. */
function VerdictText({ verdict: { action, people, hours } }: { verdict: CanaryVerdict }) {
  const { t } = useTranslation('platform');
  const used = {
    people: t('canary.verdict.people', { count: people }),
    hours: t('canary.verdict.hours', { count: hours }),
  };
  return (
    <Text fontSize="sm" color="fg.muted" marginBlockEnd="3">
      {t(`canary.verdict.${action}`)} {people === 0 ? t('canary.verdict.none') : t('canary.verdict.of', used)}
    </Text>
  );
}

/**
 * The browsers' reports about a remote in the last hour, by version; about a canary since its start, beside the live
 * version.
 */
export function RemoteFigures({ remote }: { remote: LiveRemote }) {
  const { t } = useTranslation('platform');
  const { version, previous_version, canary } = remote;
  const figures = remote.figures.filter((one) => one.version !== canary?.version);
  const labelOf = (one: string) => {
    if (one === version) return t('figures.live');
    return t(one === previous_version ? 'figures.previous' : 'figures.earlier');
  };
  return (
    <Section title={t('figures.title')}>
      <Stack as="ul" listStyle="none" gap="4">
        {figures.length === 0 && (
          <Text as="li" fontSize="sm" color="fg.muted">
            {t('figures.none')}
          </Text>
        )}
        {figures.map((one) => (
          <VersionFigures key={one.version} label={labelOf(one.version)} version={one.version}>
            <FiguresText figures={one} />
          </VersionFigures>
        ))}
      </Stack>
      {canary && (
        <Box borderBlockStartWidth="1px" borderColor="border" marginBlockStart="4" paddingBlockStart="4">
          <Text fontSize="sm" fontWeight="medium" marginBlockEnd="3">
            {t('canary.since', { percent: canary.percent })} <TimeAgo at={canary.since} />
          </Text>
          {canary.verdict && <VerdictText verdict={canary.verdict} />}
          <Stack as="ul" listStyle="none" gap="3">
            <VersionFigures label={t('figures.canary')} version={canary.version}>
              {canary.signed === false && <Unsigned text={t('signature.no')} />}
              <FiguresText figures={canary.figures} />
            </VersionFigures>
            <VersionFigures label={t('figures.live')} version={version}>
              <FiguresText figures={canary.live_figures} />
            </VersionFigures>
          </Stack>
        </Box>
      )}
    </Section>
  );
}

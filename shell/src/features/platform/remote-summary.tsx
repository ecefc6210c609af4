import { type Language, useLanguage } from '@academy/shared-auth';
import { Box, chakra, Ltr, Span, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LiveRemote } from './composition.ts';
import { FiguresText } from './figures-text.tsx';
import { HealthBadge } from './health-badge.tsx';
import { ShortVersion } from './short-version.tsx';

const NameLink = chakra(Link, {
  base: { fontWeight: 'semibold', color: 'fg', _hover: { textDecoration: 'underline' } },
});

export const titleOf = ({ title }: LiveRemote, language: Language): string => title[language];

/** The address of one remote, within the page. */
const detailPath = (name: string) => `?remote=${name}`;

/** A remote's name, with a link to its details. */
export function RemoteName({ remote }: { remote: LiveRemote }) {
  const language = useLanguage();
  return (
    <Stack gap="0" minWidth="0">
      <NameLink to={detailPath(remote.name)}>{titleOf(remote, language)}</NameLink>
      <Text fontSize="xs" color="fg.subtle">
        <Ltr>{remote.name}</Ltr>
      </Text>
    </Stack>
  );
}

/** The live version, whether it was checked, and the version that some users get instead. */
export function RemoteVersion({ remote: { version, canary, checked_at, signed } }: { remote: LiveRemote }) {
  const { t } = useTranslation('platform');
  return (
    <Stack gap="0.5" fontSize="sm">
      <ShortVersion version={version} />
      <Text fontSize="xs" color="fg.subtle">
        {t(checked_at ? 'checked.yes' : 'checked.no')}
        {signed === true && <Span>{t('signature.also')}</Span>}
      </Text>
      {signed === false && (
        <Text fontSize="xs" color="danger.fg">
          {t('signature.no')}
        </Text>
      )}
      {canary && (
        <Text fontSize="xs" color="accent.fg">
          {t('canary.line', { percent: canary.percent })} <ShortVersion version={canary.version} />
        </Text>
      )}
    </Stack>
  );
}

/** One word, and its figures. */
export function RemoteHealth({ remote }: { remote: LiveRemote }) {
  const live = remote.figures.find(({ version }) => version === remote.version);
  return (
    <Stack gap="1.5" alignItems="flex-start">
      <HealthBadge remote={remote} />
      <Box>
        <FiguresText figures={live} />
      </Box>
    </Stack>
  );
}

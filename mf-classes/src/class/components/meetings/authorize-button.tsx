import { Button } from '@academy/shared-ui';
import { LinkIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meetingQueries } from '#/class/api/meetings.ts';

interface AuthorizeButtonProps {
  size?: 'sm' | 'md';
  variant?: 'solid' | 'outline';
}

/** Opens the provider's page in a new tab: a link, which no browser blocks. */
export function AuthorizeButton({ size = 'md', variant = 'solid' }: AuthorizeButtonProps) {
  const { t } = useTranslation('classes');
  const { data: url, error, refetch, isFetching } = useQuery(meetingQueries.start());
  if (!url)
    return (
      <Button size={size} variant={variant} loading={isFetching} onClick={() => void refetch()}>
        {error ? t('zoom.retry') : t('zoom.authorize')}
      </Button>
    );
  return (
    <Button asChild size={size} variant={variant}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <LinkIcon aria-hidden />
        {t('zoom.authorize')}
      </a>
    </Button>
  );
}

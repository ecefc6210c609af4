import {
  Badge,
  Box,
  Card,
  ErrorState,
  Flex,
  PageBody,
  PageHeader,
  PageSkeleton,
  Stack,
  Text,
  TimeAgo,
} from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Concern, concernQueries } from '#/safety/api/concerns.ts';
import { ConcernFiles } from '#/safety/components/concern-files.tsx';
import { concernTones } from '#/safety/components/concern-tones.ts';
import { DecideConcern } from './decide-concern.tsx';
import { ReplyForm } from './reply-form.tsx';

/** D146: a concern with its answers, for its writer and the named people. */
export default function ConcernPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const found = useQuery(concernQueries.detail(id));
  return (
    <PageBody width="reading">
      <PageHeader title={t('concerns.one')} context={found.data && <About concern={found.data} />} />
      {found.data && <ConcernOf concern={found.data} />}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}

const isolated = (name: string) => `\u2068${name}\u2069`;

function About({ concern: { mine, writer, about, state } }: { concern: Concern }) {
  const { t } = useTranslation('users');
  const words = [
    !mine && t('concerns.from', { name: isolated(writer.name) }),
    about && t('concerns.about', { name: isolated(about.name) }),
  ].filter(Boolean);
  return (
    <Flex as="span" gap="2" flexWrap="wrap" alignItems="center">
      <Badge tone={concernTones[state]}>{t(`concerns.state.${state}`)}</Badge>
      {words.length > 0 && <Text as="span">{words.join(' · ')}</Text>}
    </Flex>
  );
}

interface WordsProps {
  text: string;
  files: Concern['files'];
  by: ReactNode;
  at: string;
}

function Words({ text, files, by, at }: WordsProps) {
  return (
    <Stack gap="2">
      <Text fontSize="sm" color="fg.muted">
        {by} · <TimeAgo at={at} />
      </Text>
      <Text dir="auto" textAlign="-webkit-match-parent" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <ConcernFiles files={files} />
    </Stack>
  );
}

function ConcernOf({ concern }: { concern: Concern }) {
  const { t } = useTranslation('users');
  const { id, mine, writer, text, files, replies, note, createdAt, may } = concern;
  const by = (name: string, isWriter: boolean) => (mine && isWriter ? t('concerns.you') : <bdi>{name}</bdi>);
  return (
    <Stack gap="5">
      <Card>
        <Words text={text} files={files} by={by(writer.name, true)} at={createdAt} />
      </Card>
      {replies.length > 0 && (
        <PartCard title={t('concerns.replies')}>
          <Stack as="ul" gap="5" listStyleType="none">
            {replies.map((reply) => (
              <Box as="li" key={reply.id}>
                <Words
                  text={reply.text}
                  files={reply.files}
                  by={by(reply.author.name, reply.by === 'writer')}
                  at={reply.createdAt}
                />
              </Box>
            ))}
          </Stack>
        </PartCard>
      )}
      {note && (
        <PartCard title={t('concerns.note')}>
          <Text dir="auto" textAlign="-webkit-match-parent" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Text>
        </PartCard>
      )}
      {may.decide && <DecideConcern concern={concern} />}
      {may.reply && <ReplyForm key={replies.length} id={id} isMine={mine} />}
      <Text fontSize="sm" color="fg.muted">
        {t('concerns.unseen')}
      </Text>
    </Stack>
  );
}

import { Badge, Box, Button, ErrorState, Flex, Heading, Skeleton, Stack, Text } from '@academy/shared-ui';
import type { Moment } from '@academy/shared-ui/recitation';
import { PartCard } from '@academy/shared-ui/restored';
import { durationText } from '@academy/shared-ui/sound';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { TextButton } from '#/base/components/text-button.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Assignment } from '#/library/api/assignments.ts';
import { type HandIn, handInQueries } from '#/library/api/hand-ins.ts';
import { gradeTones } from '#/library/components/hand-ins/use-assignment-state.ts';
import { HandedIn } from './handed-in.tsx';
import { MarkForm } from './mark-form.tsx';

/** The hand-ins, latest try first, with the teacher's responses. */
export function HandInList({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('classes');
  const query = useQuery(handInQueries.of(assignment.id));
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (!data) return <Skeleton height="8rem" />;
  if (data.length === 0)
    return assignment.may.handIn ? null : (
      <PartCard title={t('handIns.list.title')}>
        <Text color="fg.muted">{t('handIns.list.none')}</Text>
      </PartCard>
    );
  const [latest, ...former] = data;
  return (
    <>
      {latest && (
        <LatestTry
          handIn={latest}
          title={assignment.title}
          hasArrived={assignment.may.handIn && latest.mark === null}
        />
      )}
      {former.length > 0 && (
        <PartCard title={t('handIns.list.former')}>
          <Stack gap="6">
            {former.map((handIn) => (
              <Box key={handIn.id} as="section" aria-label={t('handIns.list.try', { number: handIn.number })}>
                <Heading size="sm" as="h3" marginBlockEnd="2">
                  {t('handIns.list.try', { number: handIn.number })}
                </Heading>
                <Try handIn={handIn} title={assignment.title} />
              </Box>
            ))}
          </Stack>
        </PartCard>
      )}
    </>
  );
}

interface LatestTryProps {
  handIn: HandIn;
  title: string;
  /** Whether the viewer has handed it in, and awaits the mark. */
  hasArrived: boolean;
}

function LatestTry({ handIn, title, hasArrived }: LatestTryProps) {
  const { t } = useTranslation('classes');
  const [isCorrecting, setCorrecting] = useState(false);
  const isMarking = handIn.may.mark && (handIn.mark === null || isCorrecting);
  return (
    <PartCard
      title={t('handIns.list.title')}
      action={
        handIn.may.mark &&
        handIn.mark !== null &&
        !isCorrecting && (
          <Button variant="ghost" size="sm" onClick={() => setCorrecting(true)}>
            {t('handIns.mark.correct')}
          </Button>
        )
      }
    >
      {isMarking ? (
        <Stack gap="4">
          <About handIn={handIn} />
          <MarkForm
            key={handIn.id}
            handIn={handIn}
            title={title}
            onDone={() => setCorrecting(false)}
            {...(isCorrecting ? { onCancel: () => setCorrecting(false) } : {})}
          />
        </Stack>
      ) : (
        <Stack gap="4">
          {hasArrived && (
            <Text role="status" color="success.fg">
              {t('handIns.list.arrived')}
            </Text>
          )}
          <Try handIn={handIn} title={title} />
        </Stack>
      )}
    </PartCard>
  );
}

function About({ handIn: { createdAt, note, mark, student, handedInBy } }: { handIn: HandIn }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Stack gap="2">
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Text fontSize="sm" color="fg.muted">
          <bdi>{times.near(createdAt)}</bdi>
        </Text>
        {mark && mark.grade !== 'other' && (
          <Badge tone={gradeTones[mark.grade]}>{t(`handIns.grade.${mark.grade}`)}</Badge>
        )}
      </Flex>
      {student && handedInBy && handedInBy.id !== student.id && (
        <Text fontSize="sm" color="fg.muted">
          {t('handIns.list.by', { name: isolated(handedInBy.name) })}
        </Text>
      )}
      {note && (
        <Text overflowWrap="anywhere">
          <bdi>{note}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** One try to read: the hand-in and the teacher's response. */
function Try({ handIn, title }: { handIn: HandIn; title: string }) {
  const { t } = useTranslation('classes');
  const { mark } = handIn;
  return (
    <Stack gap="4">
      <About handIn={handIn} />
      <HandedIn handIn={handIn} title={title} pins={mark?.marks.map(({ atMs }) => atMs / 1000) ?? []}>
        {(moment) => mark && mark.marks.length > 0 && <Words handIn={handIn} moment={moment} />}
      </HandedIn>
      {mark?.comment && (
        <Box borderInlineStartWidth="3px" borderColor="brand.muted" paddingInlineStart="3">
          <Text fontSize="sm" color="fg.muted">
            {t('handIns.list.says', { name: isolated(mark.by.name) })}
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            <bdi>{mark.comment}</bdi>
          </Text>
        </Box>
      )}
    </Stack>
  );
}

function Words({ handIn, moment }: { handIn: HandIn; moment: Moment }) {
  const { t } = useTranslation('classes');
  return (
    <Stack as="ul" listStyle="none" gap="1" marginBlockStart="3" aria-label={t('handIns.list.words')}>
      {handIn.mark?.marks.map(({ atMs, text }) => (
        <li key={`${atMs}-${text}`}>
          <TextButton type="button" minHeight={{ base: '11', md: 'auto' }} onClick={() => moment.seek(atMs / 1000)}>
            <bdi>{durationText(atMs / 1000)}</bdi> <bdi>{text}</bdi>
          </TextButton>
        </li>
      ))}
    </Stack>
  );
}

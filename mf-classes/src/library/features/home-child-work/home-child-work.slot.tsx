import { useSession } from '@academy/shared-auth';
import { Bones, Button, Stack, Text, TextLink } from '@academy/shared-ui';
import { PaperclipIcon } from '@academy/shared-ui/icons';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { places } from '#/base/components/places.ts';
import { workToHandInQuery } from '#/library/api/work-to-hand-in.ts';
import { useLeftHandIns } from '#/library/outbox/hand-in-outbox.ts';

/** D141: what a child hands in, each as one large button; the page of all has the rest. */
export default function HomeChildWork() {
  const { t } = useTranslation('classes');
  useLeftHandIns();
  const id = useSession(({ user }) => user?.id ?? '');
  const found = useQuery(workToHandInQuery(id));
  const { data, error } = found;
  const more = data ? data.total - data.rows.length : 0;
  return (
    <PartCard title={t('home.work.title')} room={!data && homeSizes.childWork}>
      {error && !data ? (
        <PartError query={found} />
      ) : !data ? (
        <Bones of={homeSizes.childWork} />
      ) : data.rows.length === 0 ? (
        <Text fontSize="lg">{t('home.work.allDone')}</Text>
      ) : (
        <Stack gap="3">
          {data.rows.map((work) => (
            <Button key={work.id} asChild size="lg" variant="outline" width="full" justifyContent="flex-start">
              <Link to={places.assignment(work.id)}>
                <PaperclipIcon aria-hidden />
                <bdi>{work.title}</bdi>
              </Link>
            </Button>
          ))}
          {more > 0 && (
            <TextLink alone to={places.assignments}>
              {t('home.work.more', { count: more })}
            </TextLink>
          )}
        </Stack>
      )}
    </PartCard>
  );
}

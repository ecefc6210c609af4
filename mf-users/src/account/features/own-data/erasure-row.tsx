import { Badge, Box, Button, Flex, RuledItem, Text, TimeAgo, toast } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Erasure, personalDataQueries, withdrawErasure } from '#/account/api/personal-data.ts';
import { erasureTones } from '#/account/components/personal-data/erasure-tones.ts';
import { useOpenThing } from '#/account/components/personal-data/use-open-thing.ts';

/** A request for erasure, its result, and a button that withdraws it. */
export function ErasureRow({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const openThing = useOpenThing();
  const { about, createdAt, eraseAt, may, note, state } = erasure;
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 14rem" minWidth="0">
        <Text dir="auto">{about.name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('data.erasure.from')} <TimeAgo at={createdAt} />
        </Text>
        {eraseAt && state === 'approved' && (
          <Text fontSize="sm">{t('data.erasure.at', { when: `\u2068${moment(Date.parse(eraseAt))}\u2069` })}</Text>
        )}
        {note && (
          <Text fontSize="sm" dir="auto">
            {openThing(note)}
          </Text>
        )}
      </Box>
      <Flex gap="3" alignItems="center">
        <Badge tone={erasureTones[state]}>{t(`data.state.${state}`)}</Badge>
        {may.withdraw && <Withdraw id={erasure.id} />}
      </Flex>
    </RuledItem>
  );
}

function Withdraw({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => withdrawErasure(id),
    onSuccess: () => void toast.success(t('data.erasure.withdrawn')),
    onError: () => void toast.error(t('data.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: personalDataQueries.own().queryKey }),
  });
  return (
    <Button variant="outline" size="sm" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
      {t('data.erasure.withdraw')}
    </Button>
  );
}

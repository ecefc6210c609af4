import { Button, FormError, HStack, Stack, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Learners, learnersQuery, learnOneself } from '#/account/api/children.ts';
import { ChildForm, useReadAgain } from '#/account/components/children/child-form.tsx';
import { NamedChildEntry } from '#/account/components/children/named-child.tsx';

/** D163: the first question to a guest, and the children who were named and have not begun. */
export default function HomeWhoLearns() {
  const { data } = useQuery(learnersQuery());
  if (!data?.may.add) return null;
  const waiting = data.children.filter(({ may }) => may.change);
  if (data.children.length > 0) return waiting.length > 0 ? <Children learners={data} /> : null;
  return data.self ? null : <Question />;
}

function Question() {
  const { t } = useTranslation('users');
  const [isAdding, setAdding] = useState(false);
  const readAgain = useReadAgain();
  const self = useMutation({ mutationFn: learnOneself, onSuccess: readAgain });
  return (
    <PartCard height="full" title={t('children.question')}>
      {isAdding ? (
        <ChildForm onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
      ) : (
        <Stack gap="4">
          <Text color="fg.muted" maxWidth="reading">
            {t('children.why')}
          </Text>
          {self.isError && <FormError>{t('children.failed')}</FormError>}
          <HStack gap="3" flexWrap="wrap">
            <Button onClick={() => setAdding(true)}>{t('children.child')}</Button>
            <Button variant="outline" loading={self.isPending} onClick={() => self.mutate()}>
              {t('children.self')}
            </Button>
          </HStack>
        </Stack>
      )}
    </PartCard>
  );
}

function Children({ learners: { children } }: { learners: Learners }) {
  const { t } = useTranslation('users');
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <PartCard height="full" title={t('children.title')}>
      <Stack gap="5">
        {children.map((child) => (
          <NamedChildEntry key={child.id} child={child} />
        ))}
        {isAdding ? (
          <ChildForm onDone={close} onCancel={close} />
        ) : (
          <HStack>
            <Button variant="outline" onClick={() => setAdding(true)}>
              {t('children.another')}
            </Button>
          </HStack>
        )}
      </Stack>
    </PartCard>
  );
}

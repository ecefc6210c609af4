import { useLanguage } from '@academy/shared-auth';
import { Button, Card, ConfirmDialog, Flex, Heading, List, ListItem, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForErasure, type PersonalData } from '#/account/api/personal-data.ts';
import { ErasureRow } from './erasure-row.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useAsking } from './use-asking.ts';

const consequences = ['decided', 'waits', 'goes', 'stays'] as const;

/** Requests the erasure of the data of the viewer or a child, and shows the result. */
export function ErasureCard({ data: { people, erasures, leftOut } }: { data: PersonalData }) {
  const { t } = useTranslation('users');
  const [id, setId] = useState(people[0]?.id ?? '');
  const [isOpen, setOpen] = useState(false);
  const asking = useAsking({
    send: askForErasure,
    onDone: () => setOpen(false),
    done: t('data.erasure.asked'),
  });
  const close = () => {
    asking.reset();
    setOpen(false);
  };
  const isOpenAlready = erasures.some(({ about, state }) => about.id === id && ['asked', 'approved'].includes(state));
  const person = people.find((each) => each.id === id);
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Heading size="sm">{t('data.erasure.title')}</Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('data.erasure.text')}
          </Text>
        </Stack>
        {erasures.length > 0 && (
          <List aria-label={t('data.erasure.list')}>
            {erasures.map((each) => (
              <ErasureRow key={each.id} erasure={each} />
            ))}
          </List>
        )}
        <PersonChoice people={people} id={id} onChoose={setId} />
        {!isOpenAlready && (
          <Flex>
            <Button variant="outline" color="danger.fg" onClick={() => setOpen(true)}>
              {t('data.erasure.open')}
            </Button>
          </Flex>
        )}
      </Stack>
      <ConfirmDialog
        open={isOpen && !asking.isAskingPassword}
        title={t('data.erasure.question', { name: `\u2068${person?.name ?? ''}\u2069` })}
        description={t('data.erasure.what')}
        confirmLabel={t('data.erasure.confirm')}
        error={asking.error}
        pending={asking.isPending}
        onConfirm={() => asking.ask({ id })}
        onCancel={close}
      >
        <Consequences leftOut={leftOut} />
      </ConfirmDialog>
      <PasswordPrompt asking={asking} title={t('data.erasure.title')} confirm={t('data.erasure.confirm')} id={id} />
    </Card>
  );
}

/** What an erasure does, also with what an export leaves out. */
function Consequences({ leftOut }: Pick<PersonalData, 'leftOut'>) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (
    <List paddingInlineStart="5" listStyle="disc" fontSize="sm" color="fg.muted">
      {consequences.map((name) => (
        <ListItem key={name}>{t(`data.erasure.${name}`)}</ListItem>
      ))}
      {leftOut.map(({ what, erasure }) => (
        <ListItem key={what.en}>{t(`data.erasure.${erasure}Too`, { what: what[language] })}</ListItem>
      ))}
    </List>
  );
}

import { Grid, Slot, Stack, Tabs } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { User } from '#/base/api/users.ts';
import { AccountCard } from './account-card.tsx';
import { ConsentCaution } from './consent-caution.tsx';
import { Enrolments } from './enrolments/enrolments.tsx';
import { FamilyCard } from './family-card.tsx';
import { StudyCard } from './study-card.tsx';
import { TeachingCard } from './teaching-card.tsx';
import { useFamily } from './use-family.ts';
import { usePersonTabs } from './use-person-tabs.ts';

/** The facts about a person: classes and teaching, and the account beside them. */
export function PersonBody({ user }: { user: User }) {
  const family = useFamily(user);
  const work = [
    user.student && <StudyCard key="study" user={user} student={user.student} />,
    user.student?.code && <Enrolments key="enrolments" studentId={user.id} />,
    user.teacher && <TeachingCard key="teaching" user={user} teacher={user.teacher} />,
    family && <FamilyCard key="family" userId={user.id} age={user.student?.age ?? null} family={family} />,
  ].filter(Boolean);
  const slot = { userId: user.id, role: user.role };
  return (
    <Stack gap="8">
      <ConsentCaution user={user} />
      {work.length > 0 ? (
        <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
          <Stack gap="6">
            {work}
            <Slot name="person.summary" props={slot} />
          </Stack>
          <AccountCard user={user} isAside />
        </Grid>
      ) : (
        <Stack gap="6" maxWidth="reading">
          <AccountCard user={user} />
          <Slot name="person.summary" props={slot} />
        </Stack>
      )}
      <PersonTabs user={user} />
    </Stack>
  );
}

/** The remotes' content about a person, in tabs; the tab is in the address. */
function PersonTabs({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const tabs = usePersonTabs(user);
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  if (!chosen) return null;
  const choose = (tab: string) => setParams({ tab }, { replace: true, preventScrollReset: true });
  return (
    <Tabs label={t('person.tabs')} tabs={tabs} value={chosen.id} onChange={choose}>
      <Slot key={chosen.id} name="person.tab" only={chosen.id} props={{ userId: user.id, role: user.role }} />
    </Tabs>
  );
}

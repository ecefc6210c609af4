import { useSession } from '@academy/shared-auth';
import { Button, useNarrow } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ListName, places } from '#/base/components/people/places.ts';

/** The roles that may import people (D122). */
const importers = ['admin', 'super-admin'];

/** Leads to the form for a new person. */
export function AddLink({ name }: { name: ListName }) {
  const { t } = useTranslation('users');
  return (
    <Button asChild>
      <Link to={places.add(name)}>
        <PlusIcon aria-hidden />
        {t(`account.add.${name}`)}
      </Link>
    </Button>
  );
}

/** The ways to new people, for viewers who may add them. */
export function HeaderActions({ name }: { name: ListName }) {
  const { t } = useTranslation('users');
  const isAdmin = useSession(({ user }) => user?.roles.some((role) => importers.includes(role)) ?? false);
  const isNarrow = useNarrow();
  // On a phone only the palette has it, so that the first students are visible at once.
  const isImportShown = !isNarrow && isAdmin && (name === 'student' || name === 'teacher');
  return (
    <>
      {isImportShown && (
        <Button asChild variant="outline">
          <Link to={places.importPeople}>{t('imports.action')}</Link>
        </Button>
      )}
      <AddLink name={name} />
    </>
  );
}

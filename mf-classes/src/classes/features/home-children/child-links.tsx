import { Button, Flex } from '@academy/shared-ui';
import {
  BanknoteIcon,
  CalendarDaysIcon,
  FileTextIcon,
  KeyRoundIcon,
  ListIcon,
  MessageCircleIcon,
  PaperclipIcon,
  RotateCwIcon,
} from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Child } from '#/base/api/children.ts';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { FeedButton } from '#/calendar/components/calendar-feed/feed-button.tsx';
import { PauseLink } from '#/timetable/components/holds/pause-link.tsx';
import { OpenChild } from './open-child.tsx';

interface ChildLinksProps {
  child: Child;
  /** The weekly classes of the child's next class. */
  seriesId: string | null;
}

/** A relative's links to the child's pages (D117), and a parent's link to write to the teacher (D118). */
export function ChildLinks({ child, seriesId }: ChildLinksProps) {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  const to = places.ofChild(child.id);
  const isParent = child.relationship_type === 'parent';
  const teacher = isParent && can('messaging.create') ? child.student?.teacher_id : null;
  const links = [
    { to: places.studentClasses(child.id), icon: <ListIcon aria-hidden />, label: t('personClasses.all') },
    can('calendar.read') && { to: to.calendar, icon: <CalendarDaysIcon aria-hidden />, label: t('menu.calendar') },
    seriesId !== null && { to: places.series(seriesId), icon: <RotateCwIcon aria-hidden />, label: t('series.title') },
    can('classes.report.read') && { to: to.reports, icon: <FileTextIcon aria-hidden />, label: t('menu.reports') },
    can('classes.report.read') && {
      to: to.monthlyReports,
      icon: <FileTextIcon aria-hidden />,
      label: t('menu.monthly'),
    },
    can('classes.assignments.read') && {
      to: to.assignments,
      icon: <PaperclipIcon aria-hidden />,
      label: t('menu.assignments'),
    },
    child.may.open && {
      to: places.childDevices(child.id),
      icon: <KeyRoundIcon aria-hidden />,
      label: t('home.children.devices'),
    },
    isParent && { to: to.statement, icon: <FileTextIcon aria-hidden />, label: t('home.children.statement') },
    isParent && { to: to.payments, icon: <BanknoteIcon aria-hidden />, label: t('home.children.payments') },
    teacher && { to: places.chat(teacher), icon: <MessageCircleIcon aria-hidden />, label: t('home.children.message') },
  ].filter((link) => link !== false && link !== null && link !== undefined && link !== '');
  return (
    <Flex gap="2" flexWrap="wrap" marginBlockStart="5">
      {child.may.open && <OpenChild child={child} />}
      {links.map(({ to: place, icon, label }) => (
        <Button key={place} asChild variant="outline" size="sm">
          <Link to={place}>
            {icon}
            {label}
          </Link>
        </Button>
      ))}
      {can('calendar.read') && <FeedButton small />}
      {isParent && <PauseLink studentId={child.id} />}
    </Flex>
  );
}

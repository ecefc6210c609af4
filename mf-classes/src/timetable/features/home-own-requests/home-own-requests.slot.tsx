import { OwnRequestsCard } from '#/timetable/components/requests/own-requests.tsx';

/** D101: what a student has asked and is waiting for; renders nothing without any. */
export default function HomeOwnRequests() {
  return <OwnRequestsCard />;
}

import { AddClassPage } from '#/timetable/components/add-class-page.tsx';
import { SeriesForm } from './series-form.tsx';

export default function SeriesFormPage() {
  return (
    <AddClassPage isWeekly>
      <SeriesForm />
    </AddClassPage>
  );
}

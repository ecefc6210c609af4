import { AddClassPage } from '#/timetable/components/add-class-page.tsx';
import { ClassForm } from './class-form.tsx';

export default function ClassFormPage() {
  return (
    <AddClassPage isWeekly={false}>
      <ClassForm />
    </AddClassPage>
  );
}

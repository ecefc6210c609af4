import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListPlace } from '#/people/components/list-address.ts';
import { useListName } from '#/people/components/use-list-name.ts';

/** C18: without a profile the page redirects back, without a request. */
export default function EditProfilePage() {
  const list = useListPlace(useListName());
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The first page of a visit has no page of the site before it.
    void (key === 'default' ? navigate(list, { replace: true }) : navigate(-1));
  }, [key, list, navigate]);
  return null;
}

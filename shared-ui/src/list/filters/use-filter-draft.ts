import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { FilterValues } from '../list-types.ts';
import type { ActionsPart } from '../state/use-list.ts';

const PAUSE_MS = 250;

/** The values of a form of filters, without empty ones. */
export function readFilters(form: HTMLFormElement): FilterValues<string> {
  const fields = [...new FormData(form)].map(([id, value]) => [id, String(value).trim()] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

const isSame = (one: FilterValues<string>, other: FilterValues<string>) => {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
};

/**
 * The number of matches of the filters in the form, once known. It is requested with the first page, so that the rows
 * are there when the filters are applied.
 */
export function useFilterDraft<Row>(
  form: RefObject<HTMLFormElement | null>,
  applied: FilterValues<string>,
  pageBy: ActionsPart<Row>['pageBy'],
): number | undefined {
  const [draft, setDraft] = useState(applied);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const next = readFilters(element);
      setDraft((known) => (isSame(known, next) ? known : next));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    element.addEventListener('input', readSoon);
    // A choice writes its id into a hidden field, which fires no event.
    const observer = new MutationObserver(readSoon);
    observer.observe(element, { subtree: true, attributes: true, attributeFilter: ['value'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('input', readSoon);
    };
  }, [form]);
  const { data } = useQuery(pageBy(draft));
  return data?.total;
}

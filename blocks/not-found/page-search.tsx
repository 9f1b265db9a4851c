import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PageSearch as PageSearchData } from '../../schema/generated/types.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { controlLook, Label } from '../ui/forms/field.tsx';
import { renderList } from '../ui/render-list.ts';
import { useSite } from '../ui/site.tsx';
import { pagesOf } from './pages-of.ts';

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 0.5rem;
  align-content: start;

  input {
    ${controlLook}
  }

  /* It is dark on the dark background in Chromium, and Escape does the same. */
  input::-webkit-search-cancel-button {
    display: none;
  }

  /* Without scripts all pages are listed, but cannot be searched. */
  @media (scripting: none) {
    label,
    input {
      display: none;
    }
  }

  @container page (min-width: 60em) {
    grid-area: 1 / 6 / span 2 / span 7;
  }
`;

/** Lies over what is below, so that nothing moves as the visitor types. */
const Results = styled.div`
  @media (scripting: enabled) {
    position: absolute;
    z-index: 1;
    inset: calc(100% + 0.5rem) 0 auto;

    &:not([data-idle]) {
      max-height: 24rem;
      padding: 0.75rem 1rem;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-card);
      background: var(--color-subtle);
      overflow-y: auto;

      /* Below the field, half of a line would be visible under its edge. */
      @container page (max-width: 59.99em) {
        min-height: 5.5rem;
      }
    }

    /* The footer lists them all. */
    &[data-idle] > ul {
      display: none;
    }
  }
`;

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0 1.5rem;

  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  @container page (min-width: 60em) {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`;

const Status = styled.p`
  color: var(--color-text-third);
  font-size: var(--type-small-size);
`;

/** The pages of the site, filtered as the visitor types. Enter opens the first. */
export function PageSearch({ label, found: wording, none, words = [] }: PageSearchData) {
  const [query, setQuery] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Also use text that was entered before hydration.
  useEffect(() => setQuery(field.current?.value.trim() ?? ''), []);
  const pages = pagesOf(useSite()).map((page) => {
    const others = words.flatMap((entry) => (entry.href === page.href ? [entry.words] : []));
    const names = [page.label, page.href, ...others].join(' ').toLowerCase();
    return { ...page, names, all: [names, page.text?.toLowerCase()].join(' ') };
  });
  const wanted = query.toLowerCase().split(/\s+/);
  const withAll = pages.filter(({ all }) => wanted.every(isIn(all)));
  // Visitors ask whole questions, too. Short words of those would find every page.
  const topics = withAll.length > 0 ? wanted : wanted.filter((word) => word.length > 3);
  const found = withAll.length > 0 ? withAll : pages.filter(({ all }) => topics.some(isIn(all)));
  // A page with such a name comes before one that only mentions the word.
  const named = ({ names }: { names: string }) => topics.filter(isIn(names)).length;
  const shown = found.toSorted((one, other) => named(other) - named(one));
  const goToFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (query) event.currentTarget.querySelector('a')?.click();
  };
  return (
    <Form role="search" onSubmit={goToFirst}>
      <Label htmlFor={id}>{label}</Label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={100}
        onInput={({ currentTarget }) => setQuery(currentTarget.value.trim())}
      />
      <Results data-idle={query ? undefined : ''}>
        <Status role="status">
          {query && (shown.length > 0 ? fillTemplate(wording, { count: shown.length }) : none)}
        </Status>
        <Pages role="list">
          {renderList(shown, (page) => (
            <li>
              <a href={page.href}>{page.label}</a>
            </li>
          ))}
        </Pages>
      </Results>
    </Form>
  );
}

const isIn = (text: string) => (word: string) => text.includes(word);

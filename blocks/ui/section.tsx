import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InlineText } from './inline-text.tsx';

/**
 * Widths of five, six and seven of the page's twelve columns, for the first of two tracks with a
 * gap of one column gap. All sections share these lines.
 */
export const spans = {
  five: 'calc(5 / 12 * 100% - 0.875rem)',
  six: 'calc(6 / 12 * 100% - 0.75rem)',
  seven: 'calc(7 / 12 * 100% - 0.625rem)',
};

/** On paper, the words of a section are on the same sheet as what is below them. */
export const together = `
  display: block;

  > :first-child {
    margin-bottom: 2rem;
    break-inside: avoid;
    break-after: avoid;
  }
`;

/** A section of the page from edge to edge. */
export const Band = styled.section`
  padding-block: var(--section);
  /* What reaches the edge is as wide as the window, which includes the scroll bar. */
  @media screen {
    overflow-x: clip;
  }

  &[data-compact] {
    padding-block: var(--section-compact);
  }

  /* The first section of a page, right below the header. */
  &[data-opening] {
    padding-top: 2.5rem;

    @container page (min-width: 48em) {
      padding-top: 4rem;
    }

    @media print {
      padding-top: 1rem;
    }
  }

  &[data-flush] {
    padding-bottom: 0;
  }

  /* Neighbours on the same background share the space between them. */
  &:not([data-tone], [data-flush]) + &:not([data-tone]) {
    padding-top: 0;
  }

  &:not([data-compact]):has(+ [data-compact]) {
    padding-bottom: var(--section-compact);
  }

  &[data-compact]:not([data-opening]) + &:not([data-compact], [data-tone]) {
    padding-top: var(--section-compact);
  }

  &[data-tone='subtle'] {
    background: var(--color-subtle);
  }

  /* The dark section. Its colours are the theme's. */
  &[data-tone='ink'] {
    background: var(--color-background);
    color: var(--color-text);
  }
`;

/** Keeps everything on a page between the same left and right edges. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;
  max-width: 45rem;
  margin-bottom: var(--heading-gap);

  /* The heading stays with what it is about. */
  @media print {
    display: block;
    break-inside: avoid;
    break-after: avoid;

    > p {
      margin-top: 1rem;
    }
  }
`;

export const LeadText = styled.p`
  max-width: 34em;
  color: var(--color-text-second);
  font-size: var(--type-lead-size);
  line-height: var(--type-lead-line);
`;

/** The first sentence below a heading, if it has one. */
export const Lead = ({ text }: { text: string | undefined }) =>
  text && (
    <LeadText>
      <InlineText text={text} />
    </LeadText>
  );

const Split = styled.div`
  @container page (min-width: 60em) {
    display: grid;
    grid-template-columns: ${spans.five} minmax(0, 1fr);
    gap: 1.5rem;

    > :first-child {
      margin-bottom: 0;
      padding-right: 1.5rem;
    }
  }
`;

interface SectionProps {
  id?: string | undefined;
  heading?: string | undefined;
  lead?: string | undefined;
  /** A sentence below the lead, such as why the buttons wait. */
  hint?: ReactNode;
  /** `ink` is a dark section. Use one, at most two per page. */
  tone?: 'subtle' | 'ink' | undefined;
  compact?: boolean | undefined;
  /** Heading and lead on the left, the rest on the right. */
  split?: boolean | undefined;
  /** The content below the heading extends from edge to edge of the page. */
  bleed?: boolean | undefined;
  /** The content reaches the lower edge of the section. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** A band of the page with its heading, used by almost every block. */
export function Section({
  id,
  heading,
  lead,
  hint,
  tone,
  compact,
  split,
  bleed,
  flush,
  children,
}: SectionProps) {
  const intro = heading && (
    <Intro>
      <h2>{heading}</h2>
      <Lead text={lead} />
      {hint}
    </Intro>
  );
  return (
    <Band
      id={id}
      data-tone={tone}
      data-compact={compact || undefined}
      data-flush={flush || undefined}
    >
      <Container>
        {split ? (
          <Split>
            {intro}
            <div>{children}</div>
          </Split>
        ) : (
          <>
            {intro}
            {!bleed && children}
          </>
        )}
      </Container>
      {bleed && children}
    </Band>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InlineText } from './inline-text.tsx';

const Band = styled.section`
  padding-block: var(--section);

  &[data-compact] {
    padding-block: var(--section-compact);
  }

  &[data-tone='subtle'] {
    background: var(--color-subtle);
  }

  /* The tonal break: the other theme's colours, whichever theme it is. */
  &[data-tone='ink'] {
    --color-background: light-dark(#10151c, #1a2028);
    --color-text: #f1f3f5;
    --color-text-second: #b6bec9;
    --color-text-third: #98a2b0;
    --color-divider: light-dark(#29313b, #333d49);
    --color-border: #6b7685;
    --color-primary: #f1f3f5;
    --color-on-primary: #10151c;
    --color-accent: #9aabff;
    --color-subtle: light-dark(#1a2028, #232b35);
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
  gap: 1rem;
  max-width: 45rem;
  margin-bottom: var(--heading-gap);
`;

const Lead = styled.p`
  max-width: 62ch;
  color: var(--color-text-second);
  font-size: var(--type-lead-size);
  line-height: var(--type-lead-line);
`;

interface SectionProps {
  id?: string | undefined;
  heading?: string | undefined;
  lead?: string | undefined;
  /** `ink` is the tonal break of a page: one, at most two. */
  tone?: 'subtle' | 'ink' | undefined;
  compact?: boolean | undefined;
  children: ReactNode;
}

/** A band of the page with its heading. Almost every block is one. */
export function Section({ id, heading, lead, tone, compact, children }: SectionProps) {
  return (
    <Band id={id} data-tone={tone} data-compact={compact || undefined}>
      <Container>
        {heading && (
          <Intro>
            <h2>{heading}</h2>
            {lead && (
              <Lead>
                <InlineText text={lead} />
              </Lead>
            )}
          </Intro>
        )}
        {children}
      </Container>
    </Band>
  );
}

import { styled } from 'styled-components';
import type { Link as LinkData } from '../../schema/generated/types.ts';
import { Icon } from './icon.tsx';

const Anchor = styled.a`
  display: inline-block;
  justify-self: start;
  padding-block: calc((2.75rem - 1lh) / 2);
  padding-right: calc(0.5rem + 1.25em);
  color: var(--color-text);
  font-weight: 600;
  text-underline-offset: 0.3em;
  text-wrap-style: balance;

  &:hover svg {
    translate: 3px;
  }

  /* Without a width of its own it follows the last word, in room that every line leaves. */
  svg {
    display: inline;
    margin: 0 calc(-0.5rem - 1.25em) 0 0.5rem;
    vertical-align: -0.3em;
    transition: translate 120ms var(--ease);
  }
`;

interface ArrowLinkProps extends LinkData {
  /** The id of what the link is about, if its label does not say it. */
  describedBy?: string;
}

/** A link on its own line, less prominent than a button. */
export function ArrowLink({ href, label, describedBy }: ArrowLinkProps) {
  return (
    <Anchor href={href} aria-describedby={describedBy}>
      {label}
      <Icon name="arrow-right" />
    </Anchor>
  );
}

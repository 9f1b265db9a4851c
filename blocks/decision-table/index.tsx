import { useState } from 'react';
import { styled } from 'styled-components';
import type { DecisionTableBlock } from '../../schema/generated/types.ts';
import { quietHatchBackground } from '../ui/charts/becoming.ts';
import { fillOf } from '../ui/charts/hatch.tsx';
import { Legend, outlineLook } from '../ui/charts/legend.tsx';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { chosenLook } from '../ui/controls/option-look.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Status } from '../ui/status.tsx';
import { Bars, CaseName } from './bars.tsx';
import { Cases } from './cases.tsx';
import { Matrix } from './matrix.tsx';

/** The numbers of cases, as many as the schema allows. */
const positions = [1, 2, 3, 4, 5];

/** Returns the styles that show a case while it is chosen. `position` starts at 1. */
const choiceOf = (position: number): string => `
  &:has(label:nth-child(${position}) > :checked) {
    :is([data-case='${position}'], td[data-cell='${position}']) {
      visibility: visible;
    }

    :is(th[data-cell='${position}'], tr[data-cases~='${position}'] > :not([data-cell])) {
      color: var(--color-text);
    }

    td[data-cell='${position}'][data-included] {
      ${chosenLook}

      /* Paper has no backgrounds. */
      @media print {
        color: var(--color-text);
      }
    }

    [data-forecast] td[data-cell='${position}'][data-included] {
      background: ${quietHatchBackground};
      box-shadow: inset 0 0 0 1px var(--color-accent);
      color: var(--color-text);
    }
  }
`;

/** The content of all cases shares one place, so that nothing moves when another is chosen. */
const Choice = styled.div`
  /* Larger than other panels on wide screens. */
  @media screen {
    @container page (min-width: 80em) {
      --panel-size: 1.125rem;
      --panel-small-size: 1rem;
      --panel-title-size: var(--type-h3-size);
      --bar-height: 3.5rem;
    }
  }

  [data-case] {
    visibility: hidden;
  }

  :is(th, td) {
    color: var(--color-text-third);
    transition: color 120ms var(--ease), background-color 120ms var(--ease);
  }

  th a {
    display: inline-block;
    /* As high as a finger is wide, in rows that stay as they are. */
    margin-block: -0.55rem;
    padding-block: 0.8rem;
    color: inherit;
    text-decoration-color: var(--color-border);
  }

  ${positions.map(choiceOf).join('')}

  @media print {
    /* Bars between words are alike in all cases that have one; others would cover each other. */
    [data-case]:not(g),
    [data-words] g {
      display: block;
      visibility: visible;
    }

    /* With every case in it, the table may be longer than what is left of the page. */
    figure {
      break-inside: auto;
      border: 0;
    }

    figure > div > :last-child {
      display: block;
    }

    figure > div > :last-child > * + * {
      margin-top: 0.75rem;
    }
  }
`;

/** The sentences of all cases share one place. */
const Sentences = styled.div`
  display: grid;
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.4;

  > p {
    grid-area: 1 / 1;
  }

  @container (min-width: 60rem) {
    font-size: var(--type-h3-size);
    letter-spacing: var(--type-h3-tracking);
  }

  @media print {
    display: block;
    break-inside: avoid;
    break-after: avoid;
  }
`;

/** Above bars, a choice of few cases has its sentence beside it. */
const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @container (min-width: 60rem) {
    margin-bottom: 0.5rem;

    &:not(:has(label:nth-child(4))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2rem;
      align-items: end;
    }
  }

  @media print {
    display: block;
  }
`;

/** Returns the styles of a choice that leaves the first column to its legend. */
const headsOf = (count: number): string => `
  > fieldset:has(label:nth-child(${count}):last-child) {
    --first: calc(100% / ${count + 1});
  }
`;

/**
 * The choice is over the columns of its table, as their heads. The sentence is below them, or on
 * phones between both.
 */
const Columns = styled.div`
  --cell-padding: 0.75rem;
  display: flex;
  flex-direction: column;
  gap: 1.25rem;

  @media screen {
    /* Narrow columns need the room for their words. */
    @container (min-width: 36rem) and (max-width: 43.99rem) {
      --cell-padding: 0.5rem;
    }

    @container (min-width: 36rem) {
      gap: 2px;

      > fieldset {
        position: relative;
      }

      /* Out of the flow, because WebKit gives a legend a line of its own in any layout. */
      > fieldset > legend {
        position: absolute;
        inset-block: 0;
        display: flex;
        align-items: center;
        width: var(--first);
        padding: 0 var(--cell-padding) 0 0;
        line-height: 1.25;
      }

      ${positions.slice(1).map(headsOf).join('')}

      /* An outline takes no room, so that each case has the edges of its column. */
      > fieldset > div {
        margin-left: var(--first);
        border: 0;
        outline: 1px solid var(--color-border);
        outline-offset: -1px;
      }

      > fieldset label {
        justify-items: start;
        min-height: 3rem;
        padding-inline: var(--cell-padding);
        font-size: var(--panel-size, 0.9375rem);
        text-align: left;
      }

      > :nth-child(2) {
        order: 1;
        margin-top: 1.25rem;
      }

      /* Only for screen readers, which read each cell with the head of its column. */
      thead :is(th, td) {
        height: 0;
        padding: 0;
        overflow: hidden;
        font-size: 0;
        line-height: 0;
      }
    }
  }
`;

/** Cases to choose from, and the rows that apply to the chosen one. */
export default function DecisionTable(block: DecisionTableBlock) {
  const { id, heading, lead, tone, cases, rows, labels, included, excluded, whole, forecast } =
    block;
  const { colon } = useNumbers();
  const [announcement, setAnnouncement] = useState<string>();
  const hasBars = rows.some(({ to }) => to !== undefined);
  const choice = (
    <>
      <Cases {...block} onChoose={setAnnouncement} />
      <Sentences>
        {renderList(cases, ({ label, text }, index) => (
          <p data-case={index + 1}>
            <CaseName>{label + colon}</CaseName>
            <InlineText text={text} />
          </p>
        ))}
      </Sentences>
    </>
  );
  return (
    <Section id={id} heading={heading} lead={lead} tone={tone}>
      <Choice>
        <Panel {...block}>
          {hasBars ? (
            <>
              <Above>{choice}</Above>
              <Bars block={block} />
              <Legend
                entries={[
                  { label: included, fill: fillOf(forecast ? 'forecast' : 'actual') },
                  {
                    label: labels && excluded,
                    fill: 'var(--color-sunken)',
                    edge: 'var(--color-border)',
                  },
                  { label: whole, line: outlineLook },
                ]}
              />
            </>
          ) : (
            <Columns>
              {choice}
              <Matrix block={block} />
            </Columns>
          )}
        </Panel>
      </Choice>
      <Status>{announcement && <InlineText text={announcement} />}</Status>
    </Section>
  );
}

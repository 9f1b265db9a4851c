import { toPascal } from './names.ts';

/** A schema with the fields that most blocks have. Its examples are tested. */
export const blockSchema = (name: string): string => `{
  "$schema": "https://json-schema.org/draft/2019-09/schema",
  "$id": "blocks/${name}.json",
  "title": "${name.replaceAll('-', ' ')}",
  "description": "A heading and points in columns. Say here what the block is for.",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "heading", "items"],
  "properties": {
    "type": { "const": "${name}" },
    "id": { "$ref": "../common.json#/definitions/id" },
    "heading": { "$ref": "../common.json#/definitions/heading" },
    "lead": { "$ref": "../common.json#/definitions/lead" },
    "items": {
      "description": "The points.",
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "items": { "$ref": "../common.json#/definitions/inline" }
    }
  },
  "examples": [
    {
      "type": "${name}",
      "heading": "A heading that says something",
      "lead": "A sentence below it.",
      "items": ["**One** point", "Another point", "A third one"]
    },
    {
      "type": "${name}",
      "heading": "Only what is required",
      "items": ["One point"]
    }
  ]
}
`;

export const blockComponent = (name: string): string => `import { styled } from 'styled-components';
import type { ${toPascal(name)}Block } from '../schema/generated/types.ts';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

const Items = styled.ul\`
  display: grid;
  gap: 1.5rem;

  li {
    padding-top: 1rem;
    border-top: 1px solid var(--color-divider);
  }

  @container page (min-width: 48em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
\`;

/** A heading and points in columns. */
export default function ${toPascal(name)}(block: ${toPascal(name)}Block) {
  const { id, heading, lead, items } = block;
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Items role="list">
        {renderList(items, (item) => (
          <li>
            <InlineText text={item} />
          </li>
        ))}
      </Items>
    </Section>
  );
}
`;

import { toPascal } from './names.ts';

/** A schema with the fields that most visuals have. Its examples are tested. */
export const visualSchema = (name: string): string => `{
  "$schema": "https://json-schema.org/draft/2019-09/schema",
  "$id": "visuals/${name}.json",
  "title": "${name.replaceAll('-', ' ')}",
  "description": "Values with their names. Say here what the visual is for.",
  "type": "object",
  "additionalProperties": false,
  "required": ["kind", "title", "rows"],
  "properties": {
    "kind": { "const": "${name}" },
    "title": { "$ref": "../charts.json#/definitions/subject" },
    "period": { "$ref": "../charts.json#/definitions/period" },
    "owner": { "$ref": "../charts.json#/definitions/owner" },
    "suffix": { "$ref": "../charts.json#/definitions/suffix" },
    "rows": {
      "description": "The values from top to bottom.",
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "items": {
        "title": "${name.replaceAll('-', ' ')} row",
        "description": "A value.",
        "type": "object",
        "additionalProperties": false,
        "required": ["label", "value"],
        "properties": {
          "label": {
            "description": "What the value is.",
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          },
          "value": { "description": "The value.", "type": "number" }
        }
      }
    }
  },
  "examples": [
    {
      "kind": "${name}",
      "title": "Visitors by month",
      "rows": [{ "label": "October", "value": 1240 }, { "label": "November", "value": 1310 }]
    }
  ]
}
`;

export const visualComponent = (
  name: string,
): string => `import type { ${toPascal(name)}Visual } from '../../schema/generated/types.ts';
import { decimalsOf } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { BarTable } from '../ui/charts/tables/bar-table.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';

/** Values with their names. */
export default function ${toPascal(name)}(visual: ${toPascal(name)}Visual) {
  const { title, rows } = visual;
  const { writeNumber } = useNumbers();
  const decimals = decimalsOf(rows.map(({ value }) => value));
  return (
    <Panel {...visual}>
      <BarTable>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {renderList(rows, ({ label, value }) => (
            <tr>
              <th scope="row">{label}</th>
              <td />
              <td>{writeNumber(value, decimals, visual)}</td>
            </tr>
          ))}
        </tbody>
      </BarTable>
    </Panel>
  );
}
`;

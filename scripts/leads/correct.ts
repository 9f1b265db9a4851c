import type { Lead } from '../../api/leads/leads.ts';
import { createRequestCheck } from '../../api/requests/check-request.ts';
import { Refusal } from '../../api/requests/refusal.ts';
import { readRequestSchemas } from '../../schema/model/schemas.ts';
import { UsageError } from '../command-line.ts';

/**
 * Replaces values in leads. A field applies only to leads whose form has it.
 * @returns the leads that change
 * @throws UsageError if no lead has a field, or if its form would not take a value
 */
export function correctLeads(
  leads: readonly Lead[],
  set: Readonly<Record<string, string>>,
): Lead[] {
  const schemas = readRequestSchemas();
  const fieldsOf = ({ kind }: Lead) => Object.keys(schemas.get(kind)?.properties ?? {});
  const fields = new Set(leads.flatMap(fieldsOf));
  const unknown = Object.keys(set).filter((field) => leads.length > 0 && !fields.has(field));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join(', ')} here: ${[...fields].join(', ')}.`);
  const check = createRequestCheck();
  return leads.flatMap((lead) => {
    const own = new Set(fieldsOf(lead));
    const changes = Object.entries(set).filter(
      ([field, value]) => own.has(field) && new Map(Object.entries(lead.data)).get(field) !== value,
    );
    if (changes.length === 0) return [];
    const data = { ...lead.data, ...Object.fromEntries(changes) };
    try {
      check(lead.kind, data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const changed = new Set(changes.map(([field]) => `#/${field}`));
      // The form may have been another one when the lead was sent.
      const errors = error.errors?.filter(({ pointer }) => changed.has(pointer)) ?? [];
      if (errors.length > 0) throw new UsageError(errors.map(({ detail }) => detail).join('\n'));
    }
    return [{ ...lead, data } as Lead];
  });
}

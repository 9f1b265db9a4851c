import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Page, SignupWizardBlock } from '../../schema/generated/types.ts';

/** The wizard of `/get-started` as its page has it: later steps are not in the built document. */
export function wizardBlock(): SignupWizardBlock {
  const file = join(import.meta.dirname, '../../pages/get-started.yaml');
  const { blocks }: Page = parse(readFileSync(file, 'utf8'));
  const found = blocks.find((block) => block.type === 'signup-wizard');
  if (!found) throw new Error('/get-started: there is no signup-wizard');
  return found;
}

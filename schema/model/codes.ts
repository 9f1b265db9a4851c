import { budgetsCodes } from './codes/budgets.ts';
import { builtCodes } from './codes/built.ts';
import { chartsCodes } from './codes/charts.ts';
import { consistencyCodes } from './codes/consistency.ts';
import type { CodeDescription } from './codes/description.ts';
import { draftsCodes } from './codes/drafts.ts';
import { figuresCodes } from './codes/figures.ts';
import { filesCodes } from './codes/files.ts';
import { lengthsCodes } from './codes/lengths.ts';
import { migrationsCodes } from './codes/migrations.ts';
import { picturesCodes } from './codes/pictures.ts';
import { propertiesCodes } from './codes/properties.ts';
import { redirectsCodes } from './codes/redirects.ts';
import { referencesCodes } from './codes/references.ts';
import { renderingCodes } from './codes/rendering.ts';
import { repeatedFactsCodes } from './codes/repeated-facts.ts';
import { siteCodes } from './codes/site.ts';
import { textsCodes } from './codes/texts.ts';
import { themeCodes } from './codes/theme.ts';
import { valuesCodes } from './codes/values.ts';
import { yamlCodes } from './codes/yaml.ts';

/** Every code. A code is never reused for something else. */
export const codes = {
  ...filesCodes,
  ...yamlCodes,
  ...propertiesCodes,
  ...referencesCodes,
  ...redirectsCodes,
  ...consistencyCodes,
  ...chartsCodes,
  ...figuresCodes,
  ...repeatedFactsCodes,
  ...lengthsCodes,
  ...renderingCodes,
  ...picturesCodes,
  ...builtCodes,
  ...siteCodes,
  ...migrationsCodes,
  ...budgetsCodes,
  ...textsCodes,
  ...themeCodes,
  ...valuesCodes,
  ...draftsCodes,
} as const satisfies Record<string, CodeDescription>;

export type Code = keyof typeof codes;

/** Codes of removed checks. They stay listed so that they are not reused. */
export const removedCodes: ReadonlySet<string> = new Set(
  'K624 K626 K627 K628 K629 K643 K644 K648 K649 K654 K655 K656 K660 K661 K662 K663 M403'.split(' '),
);

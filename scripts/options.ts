/** An option of a command, for `parseArgs` and for `--help`. */
export interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  multiple?: boolean;
  /** The name of its value in `--help`: `DIR`. */
  value?: string;
  about: string;
}

export const contentOption = {
  content: {
    type: 'string',
    value: 'DIR',
    about: 'content folder with site.yaml and pages/ (default: CONTENT_DIR, or this project)',
  },
} as const;

/** The options of commands that print a report, see `write-report.ts`. */
export const reportOptions = {
  all: { type: 'boolean', default: false, about: 'list every place of a repeated problem' },
  format: {
    type: 'string',
    default: 'pretty',
    value: 'NAME',
    about:
      'pretty (default), json, github, sarif or junit; start all but pretty with npm run --silent',
  },
} as const;

export const catalogueOption = {
  catalogue: {
    type: 'boolean',
    default: false,
    about: 'also write the catalogue of blocks and visuals, at /_catalogue',
  },
} as const;

export const validateOptions = {
  fix: {
    type: 'boolean',
    default: false,
    about: 'apply the fixes that are certain, and change nothing else in the files',
  },
  watch: {
    type: 'boolean',
    default: false,
    about: 'check again after every save, until Ctrl-C',
  },
  explain: {
    type: 'boolean',
    default: false,
    value: '[CODE]',
    about: 'explain an error, with an example; without a code, list all codes',
  },
  ...reportOptions,
  ...contentOption,
} as const;

export const buildOptions = {
  ...contentOption,
  production: {
    type: 'boolean',
    default: false,
    about: 'build for the live site: settings that it needs, such as seo.origin, are required',
  },
  ...catalogueOption,
  'share-pictures': {
    type: 'boolean',
    default: false,
    about: 'draw the pictures of all shared links, however many there are',
  },
} as const;

export const moveOptions = {
  'dry-run': {
    type: 'boolean',
    default: false,
    about: 'show the changes without making them',
  },
  ...contentOption,
} as const;

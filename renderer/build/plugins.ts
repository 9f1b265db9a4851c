import type { Plugin } from 'rolldown';
import type { TransformOptions } from 'rolldown/utils';
import { type Side, serverStyles } from '../styles/plugin.ts';
import { iconSprite } from './icon-sprite.ts';
import { inlineScript } from './inline-script.ts';
import { pairedFiles } from './paired-files.ts';

/** The plugins that the bundle and the unit tests, which run in Vite, share. */
export const sharedPlugins = (side: Side): Plugin[] => [
  pairedFiles(),
  inlineScript(),
  iconSprite(),
  serverStyles(side),
];

/** The options with which oxc compiles JSX and styles, in the bundle and in unit tests. */
export const compilerOptions = {
  jsx: { runtime: 'automatic' },
  plugins: {
    // Class names depend on the file, so they are the same on the server and in browsers.
    styledComponents: {
      // Only messages on the server use these names: `hero__Title`.
      displayName: true,
      fileName: true,
      ssr: true,
      minify: true,
      pure: true,
      transpileTemplateLiterals: false,
    },
  },
} satisfies TransformOptions;

import type { UserConfig } from 'vite';
import { serverStyles } from '../styles/plugin.ts';
import { icons } from './icons.ts';
import { inlineScript } from './inline-script.ts';
import { pairedFiles } from './paired-files.ts';

/** What both uses of Vite share: the bundle and the unit tests. */
export const sharedConfig = {
  appType: 'custom',
  publicDir: false,
  plugins: [pairedFiles(), inlineScript(), icons(), serverStyles()],
  oxc: {
    jsx: { runtime: 'automatic' },
    plugins: {
      // Class names that follow from a file, the same on the server and in browsers.
      styledComponents: {
        // Only messages on the server show these names: `hero__Title`.
        displayName: true,
        fileName: true,
        ssr: true,
        minify: true,
        pure: true,
        transpileTemplateLiterals: false,
      },
    },
  },
} satisfies UserConfig;

import type { UserConfig } from 'vite';
import { serverStyles } from '../styles/plugin.ts';
import { icons } from './icons.ts';
import { inlineScript } from './inline-script.ts';

/** The settings that the bundle and the unit tests share. */
export const sharedConfig = {
  appType: 'custom',
  publicDir: false,
  plugins: [inlineScript(), icons(), serverStyles()],
  oxc: {
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
  },
} satisfies UserConfig;
